import type { FastifyInstance, InjectOptions } from 'fastify'
import type { PageRead, PageReadAnswer, ReadForPage } from '../../openapi/page-entry.ts'
import { topics, type Topic } from '../http/change-listener.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import { keptValue } from './kept-value.ts'

/** What the rendering of one page reads from the API. */
export interface PageReads {
  read: ReadForPage
  topics: ReadonlySet<Topic>
  /** Whether a read failed that may succeed next time: such a page is not kept. */
  hasFailed: () => boolean
}

/** Lets a page that is rendered here call the API without leaving the process, and records what it reads. */
export function internalReads(app: FastifyInstance, answers: AnswerCache): PageReads {
  const read = new Set<Topic>()
  let hasFailed = false

  async function ask({ method, headers }: PageRead, url: string): Promise<PageReadAnswer> {
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: Object.fromEntries(headers),
    })
    // What is not kept, such as a refusal, may come from anywhere.
    for (const topic of answers.topicsOf(url) ?? topics) read.add(topic)
    if (method !== 'GET' || answer.statusCode >= 500) hasFailed = true
    const { headers: given } = answer
    return {
      status: answer.statusCode,
      headers: { get: (name) => given[name.toLowerCase()]?.toString() ?? null },
      text: () => answer.payload,
      json: () => answer.json(),
    }
  }

  return {
    async read(request) {
      const { pathname, search } = new URL(request.url)
      const url = pathname + search
      const kept = request.method === 'GET' ? answers.find(url) : undefined
      if (!kept) return ask(request, url)
      for (const topic of answers.topicsOf(url) ?? topics) read.add(topic)
      const { body } = kept.plain
      return {
        status: kept.status,
        // The API's client reads the text of an answer of unknown length, and parses it itself.
        headers: { get: (name) => (name.toLowerCase() === 'content-length' ? `${body.length}` : null) },
        text: () => body.toString(),
        json: () => keptValue(kept),
      }
    },
    topics: read,
    hasFailed: () => hasFailed,
  }
}
