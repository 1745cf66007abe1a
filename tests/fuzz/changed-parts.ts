import * as fc from 'fast-check'
import type { ContractOperation, ContractParameter } from '../../openapi/contract-document.ts'
import { contractValidator } from '../../openapi/contract-validator.ts'
import { objectsOf, placesOf, withValue } from '../contract/strict/body-places.ts'
import { brokenBody, holds } from './broken-values.ts'
import { deepText, hostileText, hostileValue, jsonText, largeValue } from './hostile-values.ts'
import { isValidText, wrongText } from './text-parameters.ts'

/** The parts of a request before they are written down. */
export interface Parts {
  path: Record<string, string>
  query: [name: string, text: string][]
  headers: Record<string, string>
  body?: string | undefined
}

export type Change = Partial<Parts> & { fault: string; isAllowed?: boolean }

export function brokenPart(operation: ContractOperation, parts: Parts): fc.Arbitrary<Change> {
  const { parameters } = operation
  const choices: fc.Arbitrary<Change>[] = [
    fc.constantFrom('surprise', '__proto__', 'constructor', 'a b').map((name) => ({
      fault: `undeclared query ${name}`,
      isAllowed: false,
      query: [...parts.query, [name, '1']],
    })),
  ]
  const [media] = Object.values(operation.requestBody?.content ?? {})
  // A raw body is the payment provider's own: no value of it breaks the contract.
  if (media && !operation.isBodyRaw)
    choices.push(
      ...Array.from({ length: 4 }, () =>
        brokenBody(media.schema, JSON.parse(parts.body ?? 'null')).map(({ fault, body }) => ({
          fault,
          isAllowed: false,
          body: jsonText(body),
        })),
      ),
    )
  if (media)
    choices.push(
      fc
        .constantFrom('', '{', 'surprise', `${parts.body}${parts.body}`, '\uFEFF')
        .map((body) => ({ fault: 'no JSON', isAllowed: false, body })),
    )
  else
    choices.push(
      fc.constant({
        fault: 'a body where none is taken',
        isAllowed: false,
        body: '{}',
        headers: { ...parts.headers, 'content-type': 'application/json' },
      }),
    )
  for (const one of parameters)
    choices.push(
      wrongText(one)
        .filter((text) => !isValidText(one, sentAs(one, text)))
        .map((text) => withText(parts, one, text)),
    )
  for (const { name } of parameters.filter((one) => one.in === 'query' && one.required))
    choices.push(
      fc.constant({
        fault: `no ${name}`,
        isAllowed: false,
        query: parts.query.filter(([other]) => other !== name),
      }),
    )
  return fc.oneof(...choices)
}

/** Texts and values that a program may stumble over; the contract allows some of them. */
export function hostilePart(operation: ContractOperation, parts: Parts): fc.Arbitrary<Change> {
  const choices: fc.Arbitrary<Change>[] = [
    fc
      .tuple(
        fc.constantFrom(
          'accept-language',
          'accept',
          'user-agent',
          'x-forwarded-host',
          'referer',
          'origin',
          'if-none-match',
          'range',
          'cookie',
        ),
        hostileText,
      )
      .map(([name, text]) => ({
        fault: `header ${name}`,
        headers: { ...parts.headers, [name]: inHeader(text) },
      })),
    hostileText.map((text) => ({
      fault: 'hostile query',
      isAllowed: false,
      query: [...parts.query, [`x${text}`, text]],
    })),
  ]
  const [media] = Object.values(operation.requestBody?.content ?? {})
  if (media) choices.push(...Array.from({ length: 5 }, () => hostileBody(media.schema, parts)))
  for (const one of operation.parameters) choices.push(hostileText.map((text) => withText(parts, one, text)))
  return fc.oneof(...choices)
}

function hostileBody(schema: Parameters<typeof placesOf>[0], parts: Parts): fc.Arbitrary<Change> {
  const body: unknown = JSON.parse(parts.body ?? 'null')
  const isValid = contractValidator(schema)
  const places = [...placesOf(schema, body).map(({ steps }) => steps), ...objectsOf(body)]
  const holders = places.filter((steps) => holds(body, steps.slice(0, -1)))
  return fc.tuple(fc.constantFrom([], ...holders), hostileValue).map(([steps, value]) => {
    const changed = jsonText(withValue(body, steps, value)) ?? ''
    return {
      fault: `hostile ${steps.join('.')}`,
      body: changed,
      ...(!isValid(JSON.parse(changed || '0')) && { isAllowed: false }),
    }
  })
}

export function largePart(operation: ContractOperation, parts: Parts): fc.Arbitrary<Change> {
  const choices: fc.Arbitrary<Change>[] = [
    fc.integer({ min: 500, max: 12_000 }).map((size) => ({
      fault: 'large query',
      isAllowed: false,
      query: [...parts.query, ['surprise', 'a'.repeat(size)]],
    })),
    fc.integer({ min: 50, max: 1_000 }).map((count) => ({
      fault: 'many queries',
      isAllowed: false,
      query: [...parts.query, ...Array.from({ length: count }, (_, at): [string, string] => [`q${at}`, '1'])],
    })),
  ]
  const [media] = Object.values(operation.requestBody?.content ?? {})
  if (media) {
    const body: unknown = JSON.parse(parts.body ?? 'null')
    const places = [[], ...placesOf(media.schema, body).map(({ steps }) => steps)].filter((steps) =>
      holds(body, steps.slice(0, -1)),
    )
    const isValid = contractValidator(media.schema)
    choices.push(
      ...Array.from({ length: 4 }, () =>
        fc.tuple(fc.constantFrom(...places), largeValue).map(([steps, value]) => {
          const large = withValue(body, steps, value)
          return {
            fault: `large ${steps.join('.')}`,
            body: jsonText(large),
            ...(!isValid(large) && { isAllowed: false }),
          }
        }),
      ),
    )
  }
  const texts = operation.parameters.filter((one) => one.in !== 'header')
  for (const one of texts)
    choices.push(fc.integer({ min: 100, max: 8_000 }).map((size) => withText(parts, one, '1'.repeat(size))))
  return fc.oneof(...choices)
}

export function deepPart(operation: ContractOperation, parts: Parts): fc.Arbitrary<Change> {
  const [media] = Object.entries(operation.requestBody?.content ?? {})
  const headers = { ...parts.headers, 'content-type': media?.[0] ?? 'application/json' }
  return deepText.map((body) => ({ fault: 'deep body', isAllowed: false, headers, body }))
}

function withText(parts: Parts, one: ContractParameter, text: string): Change {
  const sent = sentAs(one, text)
  const change = {
    fault: `${one.in} ${one.name} is ${JSON.stringify(sent.slice(0, 60))}`,
    ...(!isValidText(one, sent) && { isAllowed: false }),
  }
  if (one.in === 'path') return { ...change, path: { ...parts.path, [one.name]: sent } }
  if (one.in === 'header') return { ...change, headers: { ...parts.headers, [one.name]: sent } }
  return { ...change, query: [...parts.query.filter(([name]) => name !== one.name), [one.name, sent]] }
}

/** A header cannot carry every character, and an empty path segment is another address. */
function sentAs({ in: place }: ContractParameter, text: string): string {
  if (place === 'header') return inHeader(text)
  return place === 'path' && text === '' ? ' ' : text
}

const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '').trim()
