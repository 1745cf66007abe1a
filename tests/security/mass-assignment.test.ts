import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  contractDocument,
  contractOperations,
  type ContractOperation,
} from '../../openapi/contract-document.ts'
import type { Problem } from '../../openapi/generated/schema.ts'
import { objectsOf, placesOf, withValue } from '../contract/strict/body-places.ts'
import { goodRequest, goodToken, urlOf } from '../contract/strict/request.ts'
import { owner } from '../support/api/staff.ts'
import { addCustomer } from '../support/api/customers.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'

let api: TestApi
let columns: string[] = []
beforeAll(async () => {
  let customerId = ''
  api = await openTestApi({
    findSession: async (token) => (token === goodToken ? { id: 's-1', customerId } : undefined),
    findStaff: async (token) => (token === goodToken ? owner : undefined),
  })
  customerId = await addCustomer(api.database)
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  columns = rows.map(({ name }) => name)
})
afterAll(() => api.close())

/** One answer names no more than twenty. */
const atOnce = 20
/** Names that programs give to rights. */
const rights = [
  'isAdmin',
  'admin',
  'role',
  'roles',
  'permissions',
  'scope',
  'owner',
  'userId',
  'user_id',
  '$set',
]

/** Every word under which something is stored or answered: who adds one to a request hopes that it is written. */
function wordsOfTheShop(): string[] {
  const declared = Object.values(contractDocument.components.schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  )
  const camelCased = columns.map((name) =>
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  )
  return [...new Set([...declared, ...columns, ...camelCased, ...rights])]
}

const withBody = contractOperations
  // A raw body is the payment provider's own, and is read only once its signature was verified.
  .filter(({ requestBody, isBodyRaw }) => requestBody && !isBodyRaw)
  .map((operation): [string, ContractOperation] => [operation.operationId, operation])

describe('a field that an operation does not declare is refused, whatever it is called', () => {
  it.each(withBody)('%s', async (_id, operation) => {
    const request = goodRequest(operation)
    const accepted: string[] = []
    const objects = [...objectsOf(request.body)]
    expect(objects).not.toEqual([])
    for (const steps of objects) {
      const known = declaredAt(operation, steps)
      const words = wordsOfTheShop().filter((word) => !known.has(word))
      expect(words.length).toBeGreaterThan(500)
      for (let start = 0; start < words.length; start += atOnce)
        accepted.push(...(await acceptedOf(operation, steps, words.slice(start, start + atOnce))))
    }
    expect(accepted).toEqual([])
  })
})

/** The fields that the contract declares for an object of the example. */
function declaredAt({ requestBody }: ContractOperation, steps: readonly string[]): Set<string> {
  const [media] = Object.values(requestBody?.content ?? {})
  const places = media ? placesOf(media.schema, media.example) : []
  const inside = places.filter((place) => place.steps.slice(0, -1).join('.') === steps.join('.'))
  return new Set(inside.map((place) => place.steps.at(-1) ?? ''))
}

async function acceptedOf(
  operation: ContractOperation,
  steps: readonly string[],
  words: string[],
): Promise<string[]> {
  const request = goodRequest(operation)
  const body = words.reduce<unknown>((so, word) => withValue(so, [...steps, word], 1), request.body)
  const { status, body: answer } = await api.call(request.method, urlOf(operation, request), {
    headers: request.headers,
    body,
  })
  const refused = new Set(
    (answer as Problem).errors
      ?.filter(({ code }) => code === 'additionalProperties')
      .map(({ field }) => field),
  )
  return words
    .map((word) => [...steps, word].join('.'))
    .filter((field) => status !== 400 || !refused.has(field))
}
