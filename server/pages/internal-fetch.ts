import type { FastifyInstance, InjectOptions } from 'fastify'
import { topics, type Topic } from '../http/change-listener.ts'
import type { AnswerCache } from '../http/answer-cache.ts'

/** What the rendering of one page reads from the API. */
export interface PageReads {
  fetch: (request: Request) => Promise<Response>
  topics: ReadonlySet<Topic>
  /** Whether a read failed that may succeed next time: such a page is not kept. */
  hasFailed: () => boolean
}

/** Lets a page that is rendered here call the API without leaving the process, and records what it reads. */
export function internalReads(app: FastifyInstance, answers: AnswerCache): PageReads {
  const read = new Set<Topic>()
  let hasFailed = false

  async function ask(request: Request, url: string): Promise<Response> {
    const answer = await app.inject({
      method: request.method as InjectOptions['method'],
      url,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    // What is not kept, such as a refusal, may come from anywhere.
    for (const topic of answers.topicsOf(url) ?? topics) read.add(topic)
    if (request.method !== 'GET' || answer.statusCode >= 500) hasFailed = true
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    })
  }

  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const url = pathname + search
      const kept = request.method === 'GET' ? answers.find(url) : undefined
      if (!kept) return ask(request, url)
      for (const topic of answers.topicsOf(url) ?? topics) read.add(topic)
      return new Response(new Uint8Array(kept.plain.body), {
        headers: { 'content-type': 'application/json' },
      })
    },
    topics: read,
    hasFailed: () => hasFailed,
  }
}
