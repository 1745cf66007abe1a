import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Quotation } from '../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, put, refusalOf } from '../../../tests/support/api/shopper.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

/** One whole sheet, and one that is cut into four pieces. */
async function quotedSheets() {
  const shopper = await newShopper(api)
  const product = await addProduct(api.database, {
    ...{ isCuttable: true, sizeGuide: 'sheet', widthMm: 1220, lengthMm: 2440, thicknessMm: 3, stock: 20 },
  })
  const added = put('add', product, 2)
  if (added.op === 'remove') throw new Error('It adds')
  const pieces = [{ width: 600, length: 1200, count: 4, mayTurn: true }]
  await shopper.take({ ...added, value: { ...added.value, cutting: { pieces, sheets: 1 } } })
  const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
  const asked = { cartItemIds, deliveryAddress, shippingId }
  const ask = () => shopper.call('POST', '/api/quotations', { body: asked })
  return {
    ...{ ask, cartItemIds, shopper },
    accept: ({ id, version }: Quotation) =>
      shopper.call('POST', `/api/quotations/${id}/accept`, {
        body: { version, approvedBy: 'สมชาย ใจดี', paymentChannel: 'card' },
      }),
    renew: async ({ id }: Quotation) => {
      await api.database.pool.query('update quotations set valid_until = now() where id = $1', [id])
      return shopper.call('POST', `/api/quotations/${id}/renewal`)
    },
    change: (table: 'products' | 'variants', values: string) =>
      api.database.pool.query(`update ${table} set ${values} where id = $1`, [
        table === 'products' ? product.productId : product.variantId,
      ]),
  }
}

it.each([
  ['products', 'is_cuttable = false'],
  ['variants', 'length_mm = 1000'],
] as const)('R21.24: after a change of %s (%s) no cut line is quoted or bought', async (table, values) => {
  const [other, { ask, accept, change }] = [await quotedSheets(), await quotedSheets()]
  const quotation = good<Quotation>(await ask())
  await change(table, values)
  expect(refusalOf(await accept(quotation))).toMatchObject({
    code: 'NOT_FOR_SALE',
    errors: [{ field: '1', code: 'NOT_FOR_SALE' }],
  })
  await other.change(table, values)
  expect(refusalOf(await other.ask())).toMatchObject({
    code: 'NOT_FOR_SALE',
    errors: [{ field: other.cartItemIds[0], code: 'NOT_FOR_SALE' }],
  })
})

it('R21.24: a quotation that is asked for anew is planned on the sheets and at the cuts of today', async () => {
  const { ask, renew, change } = await quotedSheets()
  const quotation = good<Quotation>(await ask())
  expect(quotation.items).toMatchObject([{ quantity: 2, cutting: { sheets: 1, width: 1220, length: 2440 } }])
  await change('variants', 'width_mm = 610, length_mm = 2440')
  await api.database.pool.query(
    `update quotation_lines set cutting = jsonb_set(cutting, '{cutSatang}', '5') where quotation_id = $1`,
    [quotation.id],
  )
  const renewed = good<Quotation>(await renew(quotation))
  const [item] = renewed.items
  // Two of the four pieces fit on a sheet that is half as wide.
  expect(item).toMatchObject({ quantity: 3, cutting: { sheets: 2, width: 610, length: 2440 } })
  expect(item?.cutting?.price.amount).toBe((item?.cutting?.cuts ?? 0) * 10)
})

it('R21.24: a quotation is not asked for anew when its pieces do not fit any more', async () => {
  const { ask, renew, change } = await quotedSheets()
  const quotation = good<Quotation>(await ask())
  await change('variants', 'length_mm = 500')
  expect(refusalOf(await renew(quotation))).toMatchObject({
    code: 'NOT_FOR_SALE',
    errors: [{ field: '1', code: 'NOT_FOR_SALE' }],
  })
})

it('R21.16: an earlier quotation does not answer for lines that it does not have', async () => {
  const { ask, shopper, cartItemIds: quotedIds } = await quotedSheets()
  const { id } = good<Quotation>(await ask())
  await shopper.take(put('add', await addProduct(api.database)))
  const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
  const askFor = (ids: string[]) =>
    shopper.call('POST', '/api/quotations', { body: { cartItemIds: ids, deliveryAddress, shippingId } })
  expect(refusalOf(await askFor([...quotedIds, ...cartItemIds]))).toMatchObject({
    code: 'PRICE_CHANGED',
    errors: [{ field: quotedIds[0], code: 'PRICE_CHANGED' }],
  })
  expect((await shopper.cart()).items).toHaveLength(1)
  expect(good<Quotation>(await askFor(cartItemIds)).id).not.toBe(id)
  expect(good<Quotation>(await ask()).id).toBe(id)
})
