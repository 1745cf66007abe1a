import * as fc from 'fast-check'
import type { ContractOperation, ContractParameter } from '../../openapi/contract-document.ts'
import { brokenPart, deepPart, hostilePart, largePart, type Change, type Parts } from './changed-parts.ts'
import { jsonText } from './hostile-values.ts'
import { percentEncoded, validText } from './text-parameters.ts'
import { recordOf, validValue, type KnownValues } from './valid-values.ts'

export type Kind = 'valid' | 'invalid' | 'hostile' | 'large' | 'deep'

/** A request to one operation, and what the contract says of it. */
export interface FuzzCase {
  kind: Kind
  /** What is wrong with it, in words. */
  fault: string
  method: string
  target: string
  headers: Record<string, string>
  body?: string
  /** The index of the customer who sends it; without one the request carries no valid token. */
  customer?: number
  /** Whether the contract allows it; undefined where only the server can say. */
  isAllowed?: boolean
}

/** Requests to an operation: valid ones, ones with a single fault, hostile, large and deep ones. */
export function casesOf(
  operation: ContractOperation,
  known: KnownValues,
  customers: number,
): fc.Arbitrary<FuzzCase> {
  const valid = validParts(operation, known)
  const changed = (kind: Kind, change: (parts: Parts) => fc.Arbitrary<Change>) =>
    valid.chain((parts) =>
      change(parts).map(({ fault, isAllowed, ...other }) => ({
        kind,
        fault,
        parts: { ...parts, ...other },
        isAllowed,
      })),
    )
  const kinds = fc.oneof(
    {
      weight: 4,
      arbitrary: valid.map((parts) => ({ kind: 'valid' as const, fault: '', parts, isAllowed: true })),
    },
    { weight: 6, arbitrary: changed('invalid', (parts) => brokenPart(operation, parts)) },
    { weight: 6, arbitrary: changed('hostile', (parts) => hostilePart(operation, parts)) },
    { weight: 2, arbitrary: changed('large', (parts) => largePart(operation, parts)) },
    { weight: 1, arbitrary: changed('deep', (parts) => deepPart(operation, parts)) },
  )
  return fc.tuple(kinds, asker(customers)).map(([{ kind, fault, parts, isAllowed }, who]) => ({
    kind,
    fault,
    method: operation.method,
    target: targetOf(operation, parts),
    headers: {
      ...parts.headers,
      ...(who.authorization !== undefined && { authorization: who.authorization }),
    },
    ...(parts.body !== undefined && { body: parts.body }),
    ...(who.customer !== undefined && { customer: who.customer }),
    ...(isAllowed !== undefined && { isAllowed }),
  }))
}

function validParts({ parameters, requestBody }: ContractOperation, known: KnownValues): fc.Arbitrary<Parts> {
  const [media] = Object.entries(requestBody?.content ?? {})
  const texts = (place: ContractParameter['in']): fc.Arbitrary<Record<string, string>> => {
    const there = parameters.filter((one) => one.in === place)
    const fields = there.map((one) => [one.name, validText(one, known)] as const)
    const requiredKeys = there.filter(({ required }) => required).map(({ name }) => name)
    return recordOf(Object.fromEntries(fields), requiredKeys) as fc.Arbitrary<Record<string, string>>
  }
  return fc
    .record({
      path: texts('path'),
      query: texts('query').map((query) => Object.entries(query)),
      headers: texts('header').map((headers) => ({ ...headers, ...(media && { 'content-type': media[0] }) })),
      body: media ? validValue(media[1].schema, known).map(jsonText) : fc.constant(undefined),
    })
    .map((parts) => ({ ...parts, query: parts.query as Parts['query'] }))
}

/** Without a token, with a customer's token, or with an invalid one. */
function asker(customers: number): fc.Arbitrary<{ customer?: number; authorization?: string }> {
  const forged = [
    'Bearer x',
    'Bearer a.b.c',
    'Basic YTpi',
    'Bearer',
    'bearer eyJhbGciOiJub25lIn0.e30.',
    'Bearer ' + 'a'.repeat(4_000),
  ]
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ customer: fc.nat(customers - 1) }) },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ authorization: fc.constantFrom(...forged) }) },
  )
}

function targetOf({ path }: ContractOperation, parts: Parts): string {
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    percentEncoded(parts.path[name] ?? ''),
  )
  const query = parts.query.map(([name, text]) => `${percentEncoded(name)}=${percentEncoded(text)}`).join('&')
  return query === '' ? pathname : `${pathname}?${query}`
}
