import type { FastifyInstance, InjectOptions } from 'fastify'
import type { PageRead, PageReadAnswer, ReadForPage } from '../../openapi/page-entry.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import type { CachedAnswer } from '../http/cached-answer.ts'
import { topics } from '../http/change-listener.ts'
import { staleHeader } from '../http/replica-reads.ts'

/** What the rendering of one page reads from the API. */
export interface PageReads {
  read: ReadForPage
  tags: ReadonlySet<string>
  /** Whether a read failed that may succeed next time: such a page is not cached. */
  hasFailed: () => boolean
  /** Whether a read was answered by a replica while the primary is away. */
  isLate: () => boolean
}

/** Lets a page that is rendered here call the API without leaving the process, and records what it reads. */
export function internalReads(app: FastifyInstance, answers: AnswerCache): PageReads {
  const tags = new Set<string>()
  let hasFailed = false
  let isLate = false

  async function ask({ method, headers }: PageRead, url: string): Promise<PageReadAnswer> {
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: Object.fromEntries(headers),
    })
    note(url)
    if (method !== 'GET' || answer.statusCode >= 500) hasFailed = true
    const { headers: given } = answer
    // Of the answers that everybody may read, only a replica's and refusals have this header.
    if (answer.statusCode === 200 && given['cache-control'] === staleHeader) isLate = true
    return {
      status: answer.statusCode,
      headers: { get: (name) => given[name.toLowerCase()]?.toString() ?? null },
      text: () => answer.payload,
      json: () => answer.json(),
    }
  }

  /** What is not cached, such as a refusal, may come from anywhere. */
  function note(url: string): void {
    for (const tag of answers.tagsOf(url) ?? topics) tags.add(tag)
  }

  return {
    async read(request) {
      const { pathname, search } = new URL(request.url)
      const url = pathname + search
      const cached = request.method === 'GET' ? answers.current(url) : undefined
      if (!cached) return ask(request, url)
      note(url)
      const { body } = cached.plain
      return {
        status: cached.status,
        // The API's client reads the text of an answer of unknown length, and parses it itself.
        headers: { get: (name) => (name.toLowerCase() === 'content-length' ? `${body.length}` : null) },
        text: () => body.toString(),
        json: () => cachedValue(cached),
      }
    },
    tags,
    hasFailed: () => hasFailed,
    isLate: () => isLate,
  }
}

const values = new WeakMap<CachedAnswer, unknown>()

/** The value of a cached JSON answer, parsed once. All renderings share it, so none can change it. */
export function cachedValue(answer: CachedAnswer): unknown {
  if (values.has(answer)) return values.get(answer)
  const value = frozen(JSON.parse(answer.plain.body.toString()))
  values.set(answer, value)
  // It takes about as much room again as its text.
  answer.onGrown?.(answer.plain.body.length)
  return value
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
