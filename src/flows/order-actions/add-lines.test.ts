import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { createShopClient } from '../../api/client.ts'
import { addLinesWith } from './add-lines.ts'

const lines = Array.from({ length: 45 }, (_, index): CartLine => ({
  productId: 'p-1',
  variantId: `v-${index}`,
  quantity: 1,
  weight: { value: 1, unit: 'kilogram' },
}))
const outOfStock = { type: 'about:blank', title: '', status: 409, code: 'OUT_OF_STOCK', traceId: 't' }

/** Adds them to a cart that refuses one of the requests. */
function addTo(refused?: number) {
  const asked: string[][] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    send: async (request) => {
      const body: { value: CartLine }[] = await request.json()
      const isRefused = asked.push(body.map(({ value }) => value.variantId)) === refused
      return isRefused ? Response.json(outOfStock, { status: 409 }) : Response.json({})
    },
  })
  const added = toPromise(createActor(addLinesWith(client), { input: { lines } }).start())
  return { added, asked }
}

it('adds all lines, as many at once as the cart takes', async () => {
  const { added, asked } = addTo()
  expect(await added).toEqual(lines)
  expect(asked.map((few) => few.length)).toEqual([20, 20, 5])
})

it('says which lines are in the cart when it refuses those after them', async () => {
  const { added, asked } = addTo(2)
  expect(await added).toEqual(lines.slice(0, 20))
  expect(asked).toHaveLength(2)
})

it('fails when the cart has taken nothing', async () => {
  await expect(addTo(1).added).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
})
