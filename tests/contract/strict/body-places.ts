import { resolveSchema, type JsonSchema } from '../../../openapi/contract-document.ts'
import { contractValidator } from '../../../openapi/contract-validator.ts'

/** A place in a body: where it is, what may stand there, and whether something must. */
export interface BodyPlace {
  steps: string[]
  schema: JsonSchema
  required: boolean
}

/** Every place that the schema of a body knows, inside of what the example has; optional fields that it lacks too. */
export function placesOf(schema: JsonSchema, example: unknown, steps: string[] = []): BodyPlace[] {
  const { properties = {}, required = [], items } = meant(schema, example)
  const inFields = Object.entries(properties).flatMap(([name, field]) => {
    const place = { steps: [...steps, name], schema: resolveSchema(field), required: required.includes(name) }
    const value = isObject(example) ? example[name] : undefined
    return value === undefined ? [place] : [place, ...placesOf(field, value, place.steps)]
  })
  const inItems =
    items && Array.isArray(example)
      ? example.flatMap((one, index) => placesOf(items, one, [...steps, String(index)]))
      : []
  return [...inFields, ...inItems]
}

/** The places that hold fields of their own: the body itself, and what stands inside of it. */
export function objectsOf(example: unknown, steps: string[] = []): string[][] {
  if (typeof example !== 'object' || example === null) return []
  const inside = Object.entries(example).flatMap(([name, value]) => objectsOf(value, [...steps, name]))
  return Array.isArray(example) ? inside : [steps, ...inside]
}

/** A copy with another value at a place; `undefined` takes it away. */
export function withValue(body: unknown, steps: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(body)
  const last = steps.at(-1)
  if (last === undefined) return value
  const holder = steps
    .slice(0, -1)
    .reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), copy)
  if (!isObject(holder)) throw new Error(`Nothing holds ${steps.join('.')}`)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

/** Of several shapes the one that the example has. */
function meant(schema: JsonSchema, example: unknown): JsonSchema {
  const resolved = resolveSchema(schema)
  const shape = resolved.oneOf?.find((one) => contractValidator(one)(example))
  return shape ? meant(shape, example) : resolved
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
