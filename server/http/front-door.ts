import { createServer, type IncomingMessage, type ServerOptions } from 'node:http'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { AnswerCache } from './answer-cache.ts'
import { hasBody } from './json-bodies.ts'
import { writeAnswer } from './kept-answer.ts'

/** Sends answers that are kept before the framework has made its objects for their requests (decision 057). */
export interface FrontDoor {
  serverFactory: FastifyServerFactory
  /** The door is shut before, and again when the server leaves: its last answers say that the connection ends. */
  openTo: (app: FastifyInstance, answers: Pick<AnswerCache, 'find'>) => void
}

export function frontDoor(): FrontDoor {
  let find: AnswerCache['find'] = () => undefined
  return {
    serverFactory(handle, { http, keepAliveTimeout }) {
      const server = createServer(http as ServerOptions, (request, response) => {
        const kept = isForAnybody(request) ? find(request.url ?? '') : undefined
        if (kept) void writeAnswer(response, kept, request.headers)
        else handle(request, response)
      })
      return Object.assign(server, { keepAliveTimeout })
    },
    openTo(app, answers) {
      // The framework writes the log of requests.
      if (['info', 'debug', 'trace'].includes(app.log.level)) return
      find = answers.find
      app.addHook('preClose', async () => {
        find = () => undefined
      })
    },
  }
}

/** A page of another origin is told that it may read the answer; a body is refused. */
const isForAnybody = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.origin === undefined && !hasBody(headers)
