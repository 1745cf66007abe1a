import type { JsonSchema } from '../../openapi/contract-document.ts'

/** Digits as people write them: no 0x10, no 1e3, no spaces around. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Path, query and header values arrive as text: converts those that the contract declares as numbers or booleans. */
export function coerceParams(
  properties: Record<string, JsonSchema>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const read = { ...given }
  for (const [name, { type }] of Object.entries(properties)) {
    const text = read[name]
    if (typeof text !== 'string') continue
    if ((type === 'integer' || type === 'number') && number.test(text)) read[name] = Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) read[name] = text === 'true'
  }
  return read
}
