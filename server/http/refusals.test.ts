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
  const surprises = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`surprise${index}`, 1]))
  const { body } = await api.call('POST', '/api/accounts/signin', {
    body: { userName: '0812345678', password: 'x', ...surprises },
  })
  expect((body as { errors: unknown[] }).errors).toHaveLength(20)
})
