import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: async () => ({ id: 's-1', customerId: 'c-1' }) })
})
afterAll(() => api.close())

const weight = { value: 1, unit: 'gram' }
const line = { productId: 'p', variantId: 'v', quantity: 1, weight }

async function errorsOf(...changes: unknown[]): Promise<unknown> {
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json-patch+json' }
  const { body } = await api.call('PATCH', '/api/cart', { headers, body: changes })
  return (body as { errors: unknown }).errors
}

it.each([
  [{ op: 'add', path: '/items', value: { ...line, quantity: 0 } }, [['0.value.quantity', 'minimum']]],
  [
    { op: 'add', path: '/items', value: { productId: 'p', variantId: 'v' } },
    [
      ['0.value.quantity', 'required'],
      ['0.value.weight', 'required'],
    ],
  ],
  [{ op: 'remove', path: '/items', value: { productId: 'p' } }, [['0.value.variantId', 'required']]],
  [
    { op: 'remove', path: '/items', value: line },
    [
      ['0.value.quantity', 'additionalProperties'],
      ['0.value.weight', 'additionalProperties'],
    ],
  ],
  [{ op: 'move', path: '/items', value: line }, [['0.op', 'enum']]],
  [{ op: 'add', path: '/', value: line }, [['0.path', 'const']]],
])('of %j only what is wrong with the shape it was meant to have is told', async (change, expected) => {
  expect(await errorsOf(change)).toEqual(expected.map(([field, code]) => ({ field, code })))
})

it('several wrong changes are told apart', async () => {
  const [add, remove] = [
    { op: 'add', path: '/items', value: { ...line, quantity: '1' } },
    { op: 'remove', path: '/items', value: {} },
  ]
  expect(await errorsOf(add, { op: 'add', path: '/items', value: line }, remove)).toEqual([
    { field: '0.value.quantity', code: 'type' },
    { field: '2.value.productId', code: 'required' },
    { field: '2.value.variantId', code: 'required' },
  ])
})

it('no more is told than anybody would read', async () => {
  const surprises = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`surprise${index}`, 1]))
  const { body } = await api.call('POST', '/api/accounts/signin', {
    body: { userName: '0812345678', password: 'x', ...surprises },
  })
  expect((body as { errors: unknown[] }).errors).toHaveLength(20)
})

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['10,000 numbers', JSON.stringify(new Array(10_000).fill(1))],
  ['3,001 values', JSON.stringify(new Array(3_000).fill({}))],
  ['15,000 levels', nested(15_000)],
  ['18 levels', nested(18)],
])('a body of %s is refused before its values are looked at', async (_, body) => {
  for (const [method, url, type] of [
    ['PATCH', '/api/cart', 'application/json-patch+json'],
    ['POST', '/api/accounts/signin', 'application/json'],
  ] as const) {
    const headers = { authorization: 'Bearer token', 'content-type': type }
    const answer = await api.call(method, url, { headers, body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      title: 'The body has too many values or levels',
    })
    expect(answer.body).not.toHaveProperty('errors')
  }
})

it('the largest checkout is judged by its fields', async () => {
  const body = { cartItemIds: Array.from({ length: 500 }, (_, index) => `line-${index}`) }
  const answer = await api.call('POST', '/api/cart/checkout', {
    headers: { authorization: 'Bearer token' },
    body,
  })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', errors: expect.any(Array) })
})

it.each(['?keyword=%FF', '?keyword=a?color=%FF', '?keyword=%00', '?keyword=a?b=%00'])(
  'a query that is not text is refused: %s',
  async (query) => {
    const { status } = await api.call('GET', `/thai/api/products${query}`)
    expect(status).toBe(400)
  },
)
