import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAnswerCache } from '../http/answer-cache.ts'
import { makeAnswer, sendAnswer } from '../http/cached-answer.ts'
import { notFound } from '../shop/common/problem.ts'

export interface Media {
  body: string | Buffer
  type: string
}

export type SendMedia = ReturnType<typeof mediaCache>

type Make = (path: string) => Media | undefined | Promise<Media | undefined>

const maxBytes = 32 * 1024 * 1024
const headers = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** Answers with pictures that the server draws: each is drawn once, and cached with its packed bytes. */
export function mediaCache() {
  // A drawing changes only with the program.
  const cache = createAnswerCache({ maxBytes, maxMilliseconds: Infinity, now: Date.now })
  cache.open()
  return async (request: FastifyRequest, reply: FastifyReply, make: Make) => {
    const [path = ''] = request.url.split('?')
    const answer = await cache.get(path, async () => {
      const media = await make(path)
      if (!media) throw notFound('No such drawing')
      return { answer: makeAnswer({ body: Buffer.from(media.body), type: media.type, headers }), tags: [] }
    })
    return sendAnswer(reply, answer)
  }
}
