import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOperations, type ContractOperation } from '../../openapi/contract-document.ts'
import { addTestStaff, owner } from '../support/api/staff.ts'
import { addCustomer } from '../support/api/customers.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { brokenHeaders, brokenPaths, brokenQueries, withoutToken } from './strict/broken-addresses.ts'
import { brokenBodies } from './strict/broken-bodies.ts'
import { goodRequest, goodToken, urlOf, type BrokenRequest } from './strict/request.ts'

const refusalsAtTheDoor = [
  'INTERNAL',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNAUTHORIZED',
  'UNSUPPORTED_MEDIA_TYPE',
]

let api: TestApi
let customerId = ''
let staffId = ''
let refusals = 0

beforeAll(async () => {
  api = await openTestApi({
    findSession: async (token) => (token === goodToken ? { id: 's-1', customerId } : undefined),
    findStaff: async (token) => (token === goodToken ? { ...owner, id: staffId } : undefined),
  })
  customerId = await addCustomer(api.database)
  staffId = (await addTestStaff(api.database)).id
})
afterAll(async () => {
  await api.close()
  console.log(`${refusals} broken requests to ${contractOperations.length} operations were refused.`)
})

/** A raw body is the payment provider's own: its signature decides, whatever it says. */
const brokenContractBodies = (operation: ContractOperation) =>
  operation.isBodyRaw ? [] : brokenBodies(operation)

const named = contractOperations.map((operation): [string, ContractOperation] => [
  operation.operationId,
  operation,
])

describe.each(named)('%s', (_id, operation) => {
  it('has a handler that takes its example', async () => {
    const request = goodRequest(operation)
    const { payload, headers } = await api.app.inject({
      method: request.method as 'GET',
      url: urlOf(operation, request),
      headers: request.headers,
      ...(request.body !== undefined && { payload: JSON.stringify(request.body) }),
    })
    // The example may refer to something that does not exist, but validation must not refuse it.
    const isJson = String(headers['content-type']).includes('json')
    const { code, title } = isJson ? JSON.parse(payload) : {}
    expect(refusalsAtTheDoor).not.toContain(code)
    expect(title).not.toBe('The request is not valid')
  })

  it.each([
    ['body', brokenContractBodies],
    ['query', brokenQueries],
    ['path', brokenPaths],
    ['header', brokenHeaders],
    ['token', withoutToken],
  ])('refuses every wrong %s', async (_part, brokenRequestsOf) => {
    const wrong: string[] = []
    for (const broken of brokenRequestsOf(operation)) wrong.push(...(await complaints(operation, broken)))
    expect(wrong).toEqual([])
  })

  it('takes no other method', async () => {
    const declared = contractOperations
      .filter(({ path }) => path === operation.path)
      .map(({ method }) => method)
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter(
      (method) => !declared.includes(method) && !(method === 'HEAD' && declared.includes('GET')),
    )
    for (const method of others) {
      const { status, headers, body } = await api.call(method, urlOf(operation, goodRequest(operation)))
      expect({ method, status, allow: headers.get('allow') }).toEqual({
        method,
        status: 405,
        allow: declared.join(', '),
      })
      if (method !== 'HEAD') expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
  })
})

/** Sends a broken request and describes how the answer differs from the expected refusal. */
async function complaints(operation: ContractOperation, broken: BrokenRequest): Promise<string[]> {
  const { fault, request, status, code, field } = broken
  const { headers, body } = request
  const answer = await api
    .call(request.method, urlOf(operation, request), {
      headers: { 'content-type': undefined, ...headers },
      ...(body !== undefined && { body }),
    })
    .catch((error: Error) => error)
  if (answer instanceof Error) return [`${fault}: ${answer.message}`]
  refusals += 1
  const problem = answer.body as { code?: string; errors?: { field: string }[] }
  const isFound = field === undefined || problem.errors?.some((error) => error.field === field)
  return answer.status === status && problem.code === code && isFound
    ? []
    : [`${fault}: answered ${answer.status} ${JSON.stringify(answer.body)}`]
}
