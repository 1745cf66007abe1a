import type { JsonSchema } from '../../../openapi/contract-document.ts'

export interface BrokenValue {
  fault: string
  value: unknown
}

/** Values of a body that a schema refuses, each for a single reason. */
export function brokenValues(schema: JsonSchema): BrokenValue[] {
  const { type, minimum, maximum, maxLength, maxItems } = schema
  const broken: BrokenValue[] = [
    { fault: 'null', value: null },
    { fault: 'wrong type', value: type === 'string' ? 5 : type === 'array' ? {} : 'text' },
  ]
  if (type === 'boolean') broken.push({ fault: 'spelled boolean', value: 'true' })
  if (type === 'object') broken.push({ fault: 'array', value: [] })
  if (type === 'integer') broken.push({ fault: 'fraction', value: 1.5 })
  if (type === 'integer' || type === 'number') broken.push({ fault: 'spelled number', value: '1' })
  if (minimum !== undefined) broken.push({ fault: 'too small', value: minimum - 1 })
  if (maximum !== undefined) broken.push({ fault: 'too great', value: maximum * 10 + 1 })
  if (type === 'string' && maxLength !== undefined)
    broken.push({ fault: 'too long', value: 'x'.repeat(maxLength + 1) })
  if (schema.enum ?? schema.const) broken.push({ fault: 'another word', value: 'nonsense' })
  if (maxItems !== undefined) broken.push({ fault: 'too many', value: Array(maxItems + 1).fill('a') })
  return broken
}

/** Percent-encoded values of a query or a header that a schema refuses. */
export function brokenTexts(schema: JsonSchema): { fault: string; text: string }[] {
  const { type, minimum, maximum, maxLength } = schema
  const isNumber = type === 'integer' || type === 'number'
  const texts: [fault: string, text: string][] = []
  if (isNumber)
    texts.push(
      ['a word', 'abc'],
      ['nothing', ''],
      ['hexadecimal', '0x1'],
      ['exponent', '1e1'],
      ['a space', '%201'],
    )
  if (type === 'integer') texts.push(['fraction', '1.5'])
  if (type === 'boolean')
    texts.push(['another word', 'yes'], ['a number', '1'], ['upper case', 'TRUE'], ['nothing', ''])
  if (minimum !== undefined) texts.push(['too small', String(minimum - 1)])
  if (maximum !== undefined) texts.push(['too great', (maximum * 10 + 1).toFixed(0)])
  if (type === 'string' && maxLength !== undefined) texts.push(['too long', 'x'.repeat(maxLength + 1)])
  if (schema.enum) texts.push(['another word', 'nonsense'])
  return texts.map(([fault, text]) => ({ fault, text }))
}
