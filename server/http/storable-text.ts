import type { FastifyRequest } from 'fastify'
import { invalid } from '../shop/common/problem.ts'

/** U+0000 cannot be kept in the database, and half a character not in UTF-8: no text of a request may hold them. */
const unstorable = /[\0\p{Surrogate}]/u
/** Control characters besides tabs and line ends. */
const control = /[^\P{Control}\t\r\n]/u
/** Not a space, a control character or a character without a width of its own. */
const visible = /[^\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/u

/** Paths are not checked: no path parameter allows such a character. */
export async function refuseUnstorableText({ query, body, raw }: FastifyRequest): Promise<void> {
  if (decodedQuery(raw.url ?? '') === undefined) throw invalid('The query is not percent-encoded UTF-8')
  if (isUnstorable(query) || isUnstorable(body)) throw invalid('U+0000 is not allowed')
  const field = unreadableField(body)
  if (field !== undefined) throw invalid('A text cannot be read', [{ field, code: 'unreadable' }])
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => unstorable.test(key) || isUnstorable(inner))
}

/** The path of the first text that nobody could read: with a control character, or without a visible one. */
function unreadableField(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return isReadable(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unreadableField(inner, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

const isReadable = (text: string) => !control.test(text) && (text.trim() === '' || visible.test(text))

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
