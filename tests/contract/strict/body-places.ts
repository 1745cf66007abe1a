import { resolveSchema, type JsonSchema } from '../../../openapi/contract-document.ts'
import { contractValidator } from '../../../openapi/contract-validator.ts'

/** A place in a body: its path, its schema, and whether a value is required there. */
export interface BodyPlace {
  steps: string[]
  schema: JsonSchema
  required: boolean
}

/** Every place in the schema, including optional fields that the example lacks, though not their contents. */
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

/** The paths of all objects in a body, including the body itself. */
export function objectsOf(example: unknown, steps: string[] = []): string[][] {
  if (typeof example !== 'object' || example === null) return []
  const inside = Object.entries(example).flatMap(([name, value]) => objectsOf(value, [...steps, name]))
  return Array.isArray(example) ? inside : [steps, ...inside]
}

/** A copy of the body with another value at a path; `undefined` removes the value. */
export function withValue(body: unknown, steps: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(body)
  const last = steps.at(-1)
  if (last === undefined) return value
  const holder = valueAt(copy, steps.slice(0, -1))
  if (!isObject(holder)) throw new Error(`Nothing holds ${steps.join('.')}`)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

/** Resolves `oneOf` to the shape that the example matches. */
function meant(schema: JsonSchema, example: unknown): JsonSchema {
  const resolved = resolveSchema(schema)
  const shape = resolved.oneOf?.find((one) => contractValidator(one)(example))
  return shape ? meant(shape, example) : resolved
}

export const valueAt = (body: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), body)

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
