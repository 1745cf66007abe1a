import * as fc from 'fast-check'
import { resolveSchema, type JsonSchema } from '../../openapi/contract-document.ts'
import { contractValidator } from '../../openapi/contract-validator.ts'

/** Values that exist in the running shop, by the name of the field or parameter: without them nothing is ever found. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

const thaiWords = ['แผ่นอะคริลิกใส', 'ถนนเจริญกรุง', 'สมหญิง', 'กรุงเทพมหานคร', 'ป้ายไฟ 3 มม.']
const mostItems = 8
const longestList = 12

/** Values that keep a schema of the contract; half of them come from the shop where it has such values. */
export function validValue(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(schema)
  const isValid = contractValidator(resolved)
  const invented = inventedValue(resolved, known, name).filter((value) => isValid(value))
  const real = (known[name] ?? []).filter((value) => isValid(value))
  return real.length > 0 ? fc.oneof(fc.constantFrom(...real), invented) : invented
}

function inventedValue(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => validValue(one, known, name)))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'array') return listOf(schema, known, name)
  if (schema.type === 'object') return objectOf(schema, known)
  return textOf(schema)
}

function numberOf({ type, minimum = -1e6, maximum = 1e6, multipleOf }: JsonSchema): fc.Arbitrary<number> {
  const step = type === 'integer' ? 1 : (multipleOf ?? 0.001)
  const [from, to] = [Math.ceil(minimum / step), Math.floor(maximum / step)]
  const steps = fc.oneof(
    fc.constantFrom(from, to),
    fc.integer({ min: from, max: Math.min(to, from + 1_000) }),
    fc.integer({ min: from, max: to }),
  )
  return steps.map((count) => Number((count * step).toFixed(3)))
}

function listOf(
  { items = {}, minItems = 0, maxItems = mostItems, uniqueItems }: JsonSchema,
  known: KnownValues,
  name: string,
) {
  const length = { minLength: minItems, maxLength: Math.min(maxItems, longestList) }
  const item = validValue(items, known, name)
  return uniqueItems ? fc.uniqueArray(item, length) : fc.array(item, length)
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: KnownValues) {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, validValue(field, known, name)] as const,
  )
  return recordOf(Object.fromEntries(fields), required)
}

/** Half of all records have just what is required: the more fields, the fewer get past the rules of the shop. */
export function recordOf(fields: Record<string, fc.Arbitrary<unknown>>, required: readonly string[]) {
  const needed = Object.fromEntries(Object.entries(fields).filter(([name]) => required.includes(name)))
  return fc.oneof(
    fc.record(needed, { noNullPrototype: true }),
    fc.record(fields, { requiredKeys: [...required], noNullPrototype: true }),
  )
}

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time' || format === 'date') return dateOf(format)
  const most = Math.min(maxLength, 300)
  if (pattern?.startsWith('^(?=')) return passwordOf(minLength, most)
  if (pattern !== undefined && pattern !== '\\S')
    return fc.stringMatching(new RegExp(bounded(pattern, minLength, most)))
  return fc
    .oneof(fc.constantFrom(...thaiWords), fc.string({ unit: 'grapheme', minLength, maxLength: most }))
    .map((text) => Array.from(text).slice(0, most).join(''))
}

function dateOf(format: string): fc.Arbitrary<string> {
  const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  return dates.map((date) => (format === 'date' ? date.toISOString().slice(0, 10) : date.toISOString()))
}

const passwordOf = (minLength: number, maxLength: number) =>
  fc
    .tuple(
      fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength - 3) }),
      fc.constantFrom('aB3', '9zQ'),
    )
    .map(
      ([text, proof]) =>
        Array.from(text)
          .slice(0, maxLength - proof.length)
          .join('') + proof,
    )

/** Writes the limits of the length into a pattern that repeats one class of characters. */
const bounded = (pattern: string, minLength: number, maxLength: number) =>
  pattern.replace(/^\^(\[[^\]]+\])\+\$$/, `^$1{${Math.max(minLength, 1)},${Math.min(maxLength, 64)}}$`)
