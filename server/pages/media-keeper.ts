import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAnswerCache } from '../http/answer-cache.ts'
import { sendProblem } from '../http/failures.ts'
import { makeAnswer, writeAnswer, type KeptAnswer } from '../http/kept-answer.ts'
import { notFound } from '../shop/common/problem.ts'

export interface Media {
  body: string | Buffer
  type: string
}

export type SendMedia = ReturnType<typeof mediaKeeper>

/** Draws what the path names. */
type Make = (path: string) => Media | undefined | Promise<Media | undefined>

const maxBytes = 32 * 1024 * 1024

/** Answers with pictures that the server draws: each is drawn once, and kept with its packed bytes. */
export function mediaKeeper(commonHeaders: Readonly<Record<string, string>>) {
  // A drawing changes only with the program.
  const kept = createAnswerCache({ maxBytes, maxMilliseconds: Infinity, now: Date.now })
  kept.open()
  const running = new Map<string, Promise<KeptAnswer | undefined>>()
  const headers = {
    ...commonHeaders,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  }

  async function draw(path: string, make: Make): Promise<KeptAnswer | undefined> {
    const media = await make(path)
    if (!media) return undefined
    const answer = makeAnswer({ body: Buffer.from(media.body), type: media.type, headers })
    kept.keep(path, answer, kept.ticket(), [])
    return answer
  }

  function start(path: string, make: Make): Promise<KeptAnswer | undefined> {
    const drawing = draw(path, make).finally(() => running.delete(path))
    running.set(path, drawing)
    return drawing
  }

  return async (request: FastifyRequest, reply: FastifyReply, make: Make) => {
    const [path = ''] = request.url.split('?')
    const answer = kept.find(path) ?? (await (running.get(path) ?? start(path, make)))
    if (!answer) return sendProblem(reply, notFound('No such drawing'))
    reply.hijack()
    await writeAnswer(reply.raw, answer, request.headers)
  }
}
