import type { FastifyRequest } from 'fastify'
import { invalid } from '../shop/common/problem.ts'

/** U+0000 cannot be kept in the database, and half a character not in UTF-8: no text of a request may hold them. */
const unstorable = /[\0\p{Surrogate}]/u

/** Paths are not checked: no path parameter allows such a character. */
export async function refuseUnstorableText({ query, body, raw }: FastifyRequest): Promise<void> {
  if (!isDecodable(raw.url ?? '')) throw invalid('The query is not percent-encoded UTF-8')
  if (isUnstorable(query) || isUnstorable(body)) throw invalid('U+0000 is not allowed')
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => unstorable.test(key) || isUnstorable(inner))
}

/** The framework would pass on a query that cannot be decoded unchanged, so it is refused. */
function isDecodable(url: string): boolean {
  const [, query = ''] = url.split('?', 2)
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}
