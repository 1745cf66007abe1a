import * as fc from 'fast-check'
import type { JsonSchema } from '../../openapi/contract-document.ts'
import { contractValidator } from '../../openapi/contract-validator.ts'
import { isObject, objectsOf, placesOf, valueAt, withValue } from '../contract/strict/body-places.ts'
import { brokenValues } from '../contract/strict/broken-values.ts'
import { hostileKeys, hostileText } from './hostile-values.ts'

interface BrokenBody {
  fault: string
  body: unknown
}

/** A valid body of which one rule is broken, at one place. */
export function brokenBody(schema: JsonSchema, body: unknown): fc.Arbitrary<BrokenBody> {
  const places = placesOf(schema, body)
  const objects = objectsOf(body)
  const required = places.filter((place) => place.required && holds(body, place.steps))
  const choices: fc.Arbitrary<BrokenBody>[] = [
    fc
      .constantFrom(null, 5, 'text', true, Array.isArray(body) ? {} : [])
      .map((other) => ({ fault: 'another container', body: other })),
  ]
  if (places.length > 0) {
    const place = fc.constantFrom(...places.filter(({ steps }) => holds(body, steps.slice(0, -1))))
    choices.push(
      place.chain(({ steps, schema: wanted }) =>
        brokenValue(wanted).map((value) => ({
          fault: `${steps.join('.')} is wrong`,
          body: withValue(body, steps, value),
        })),
      ),
    )
  }
  if (required.length > 0)
    choices.push(
      fc
        .constantFrom(...required)
        .map(({ steps }) => ({ fault: `no ${steps.join('.')}`, body: withValue(body, steps, undefined) })),
    )
  if (objects.length > 0)
    choices.push(
      fc.tuple(fc.constantFrom(...objects), undeclaredKey).map(([steps, key]) => ({
        fault: `undeclared ${[...steps, key].join('.')}`,
        body: withOwnKey(body, steps, key),
      })),
    )
  const isValid = contractValidator(schema)
  return fc.oneof(...choices).filter((broken) => !isValid(broken.body))
}

const undeclaredKey = fc.oneof(fc.constantFrom(...hostileKeys), hostileText)

function brokenValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const isValid = contractValidator(schema)
  const { minLength, maxLength, minItems, multipleOf, minimum = 0 } = schema
  const edges = brokenValues(schema).map(({ value }) => value)
  if (minLength) edges.push('', 'a'.repeat(minLength - 1))
  if (maxLength !== undefined) edges.push('ก'.repeat(maxLength + 1))
  if (minItems) edges.push([])
  if (multipleOf !== undefined) edges.push(minimum + multipleOf / 2)
  const wrong = edges.filter((value) => !isValid(value))
  const wrongs = fc.constantFrom<unknown>(...(wrong.length > 0 ? wrong : [null]))
  // Free text refuses hardly any of the hostile ones: to look for one that it does might never end.
  const texts = fc.tuple(hostileText, wrongs).map(([text, other]) => (isValid(text) ? other : text))
  return fc.oneof(wrongs, texts)
}

export const holds = (body: unknown, steps: readonly string[]): boolean => valueAt(body, steps) !== undefined

/** Defines the key, because assigning `__proto__` would change the prototype instead. */
function withOwnKey(body: unknown, steps: readonly string[], key: string): unknown {
  const copy: unknown = structuredClone(body)
  const holder = valueAt(copy, steps)
  if (isObject(holder))
    Object.defineProperty(holder, key, { value: 1, enumerable: true, configurable: true, writable: true })
  return copy
}
