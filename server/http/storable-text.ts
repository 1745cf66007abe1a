import type { FastifyRequest } from 'fastify'
import { invalid } from '../shop/common/problem.ts'

/** U+0000 cannot be kept in the database, and half a character not in UTF-8: no text of a request may hold them. */
const unstorable = /[\0\p{Surrogate}]/u

/** Paths are not checked: no path parameter allows such a character. */
export async function refuseUnstorableText({ query, body, raw }: FastifyRequest): Promise<void> {
  if (decodedQuery(raw.url ?? '') === undefined) throw invalid('The query is not percent-encoded UTF-8')
  if (isUnstorable(query) || isUnstorable(body)) throw invalid('U+0000 is not allowed')
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => unstorable.test(key) || isUnstorable(inner))
}

/**
 * Returns undefined for a query that cannot be decoded, which the framework would pass on unchanged. The text is returned
 * because a bundler removes a call whose result is not used.
 */
function decodedQuery(url: string): string | undefined {
  const start = url.indexOf('?')
  try {
    return start < 0 ? '' : decodeURIComponent(url.slice(start + 1))
  } catch {
    return undefined
  }
}
