import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartChange, CutPiece, Order, Product } from '../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, put, refusalOf } from '../../../tests/support/api/shopper.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { leftToRefund } from '../order-lifecycle/refund-rows.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'
import { requestRefund } from '../payments/refunds.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const sheet = (fields: Parameters<typeof addProduct>[1] = {}) =>
  addProduct(api.database, {
    isCuttable: true,
    sizeGuide: 'sheet',
    ...{ widthMm: 1220, lengthMm: 2440, thicknessMm: 3, priceSatang: 148_000, stock: 20 },
    ...fields,
  })

async function stockOf({ variantId }: TestProduct) {
  const [row] = await api.database.db.select().from(variants).where(eq(variants.id, variantId))
  return row?.stock
}

const piece = (width: number, length: number, count: number, mayTurn = true): CutPiece => ({
  ...{ width, length, count, mayTurn },
})
/** The order that the screen was drawn with: two sheets and 22 cuts. */
const drawn = [piece(800, 600, 4), piece(400, 600, 6), piece(300, 200, 8)]

function cut(
  product: TestProduct,
  pieces: CutPiece[],
  {
    op = 'add',
    quantity = 1,
    sheets = quantity,
  }: { op?: 'add' | 'replace'; quantity?: number; sheets?: number } = {},
): CartChange {
  const value = { ...product, quantity, weight: { value: 1, unit: 'kilogram' as const } }
  return { op, path: '/items', value: { ...value, cutting: { pieces, sheets } } }
}

describe('a cutting list in the cart', () => {
  it('R21.24: costs the sheets that it needs and each cut, whatever the client counted', async () => {
    const shopper = await newShopper(api)
    const { items, total } = await shopper.take(cut(await sheet(), drawn))
    expect(items).toMatchObject([
      {
        quantity: 2,
        cutting: {
          ...{ pieces: drawn, sheets: 2, cuts: 22, price: { amount: 220 } },
          ...{ kerf: 3, width: 1220, length: 2440 },
        },
      },
    ])
    expect(total).toEqual({ amount: 3180 })
    expect(await shopper.cart()).toMatchObject({ items, total })
  })

  it('R21.24: is planned together with the list that stands, beside sheets that stay whole', async () => {
    const shopper = await newShopper(api)
    const one = await sheet()
    await shopper.take(put('add', one, 2))
    await shopper.take(cut(one, [piece(300, 200, 4)]))
    const both = await shopper.take(
      cut(one, [piece(300, 200, 4), piece(500, 500, 1)], { quantity: 2, sheets: 1 }),
    )
    // Three whole sheets, and one for all pieces.
    expect(both.items).toMatchObject([
      { quantity: 4, cutting: { sheets: 1, pieces: [piece(300, 200, 8), piece(500, 500, 1)] } },
    ])
    const less = await shopper.take(put('replace', one, 1))
    expect(less.items).toMatchObject([{ quantity: 1, cutting: { sheets: 1 } }])
    const other = await shopper.take(cut(one, [piece(1220, 2440, 2)], { op: 'replace' }))
    expect(other.items).toMatchObject([
      { quantity: 2, cutting: { sheets: 2, cuts: 0, price: { amount: 0 } } },
    ])
    expect(refusalOf(await shopper.patch([put('replace', one, 1)]))).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: '0.value.quantity', code: 'minimum' }],
    })
  })

  it('R21.24: costs by the tier of all its sheets', async () => {
    const shopper = await newShopper(api)
    const one = await sheet({ priceTiers: [{ from: 2, percent: 10 }] })
    expect((await shopper.take(cut(one, drawn))).total).toEqual({ amount: 2 * 1332 + 220 })
  })

  it.each<[why: string, pieces: CutPiece[], errors: object[]]>([
    [
      'too small',
      [piece(100, 100, 1), piece(49, 100, 1)],
      [{ field: '0.value.cutting.pieces.1', code: 'tooSmall' }],
    ],
    ['too large', [piece(1300, 1250, 1)], [{ field: '0.value.cutting.pieces.0', code: 'tooLarge' }]],
    [
      'too large unturned',
      [piece(2440, 1220, 1, false)],
      [{ field: '0.value.cutting.pieces.0', code: 'tooLarge' }],
    ],
    [
      'too many',
      [piece(50, 50, 200), piece(60, 60, 1)],
      [{ field: '0.value.cutting.pieces', code: 'tooMany' }],
    ],
  ])('R21.24: refuses pieces that are %s, by their rows', async (_, pieces, errors) => {
    const shopper = await newShopper(api)
    const answer = refusalOf(await shopper.patch([cut(await sheet(), pieces)]))
    expect(answer).toMatchObject({ status: 409, code: 'CUT_REFUSED', errors })
    expect((await shopper.cart()).items).toEqual([])
  })

  it('R21.24: plans no more pieces in one request than one line can have', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await sheet(), await sheet()]
    const both = [cut(one, [piece(50, 50, 150)]), cut(other, [piece(50, 50, 51)])]
    expect(refusalOf(await shopper.patch(both))).toMatchObject({
      errors: [{ field: '1.value.cutting.pieces', code: 'tooMany' }],
    })
  })

  it('R21.24: is refused of goods that are not cut, and beyond the stock', async () => {
    const shopper = await newShopper(api)
    const notCut = await sheet({ isCuttable: false })
    expect(refusalOf(await shopper.patch([cut(notCut, drawn)]))).toMatchObject({
      code: 'CUT_REFUSED',
      errors: [{ field: '0.value.cutting', code: 'notCuttable' }],
    })
    const few = await sheet({ stock: 1 })
    expect(refusalOf(await shopper.patch([cut(few, drawn)]))).toMatchObject({
      code: 'OUT_OF_STOCK',
      detail: '1',
    })
    const more = cut(await sheet(), drawn, { quantity: 1, sheets: 2 })
    expect(refusalOf(await shopper.patch([more]))).toMatchObject({ code: 'VALIDATION' })
  })

  it('R21.24: takes no further list on sheets that have become too small for the one that stands', async () => {
    const shopper = await newShopper(api)
    const one = await sheet()
    const before = await shopper.take(cut(one, [piece(1200, 2400, 1)]))
    await api.database.db.update(variants).set({ lengthMm: 1220 }).where(eq(variants.id, one.variantId))
    expect(refusalOf(await shopper.patch([cut(one, [piece(300, 200, 4)])]))).toMatchObject({
      ...{ status: 409, code: 'CUT_REFUSED' },
      errors: [{ field: '0.value.cutting', code: 'notCuttable' }],
    })
    expect((await shopper.cart()).items).toMatchObject(
      before.items.map(({ quantity, cutting }) => ({ quantity, cutting: { pieces: cutting?.pieces } })),
    )
  })

  it('R21.24: the page of a product says how its sheets are cut', async () => {
    const read = async ({ productId }: TestProduct) =>
      good<Product>(await api.call('GET', `/english/api/products/${productId}`)).cutting
    expect(await read(await sheet())).toEqual({ kerf: 3, minimum: 50, price: { amount: 10 } })
    expect(await read(await sheet({ isCuttable: false }))).toBeUndefined()
  })
})

describe('an order with a cutting list', () => {
  it('R21.26: keeps the list as it was agreed on, takes its sheets, and adds up', async () => {
    const one = await sheet()
    const shopper = await newShopper(api)
    await shopper.take(cut(one, drawn), put('add', await addProduct(api.database), 1))
    const { orderId, orderNumber } = await shopper.order(await shopper.request({ paymentChannel: 'card' }))
    await api.call('POST', `/sandbox/orders/${orderNumber}/events`, { body: { type: 'payment.paid' } })
    const { items, goodsTotal, total, shippingPrice, invoice } = good<Order>(
      await shopper.call('GET', `/api/orders/${orderId}`),
    )
    expect(items[0]).toMatchObject({
      ...{ quantity: 2, unitPrice: { amount: 1480 }, total: { amount: 3180 } },
      cutting: { pieces: drawn, sheets: 2, cuts: 22, price: { amount: 220 }, width: 1220, length: 2440 },
    })
    expect(goodsTotal).toEqual({ amount: 3280 })
    expect(total).toEqual({ amount: 3280 + shippingPrice.amount })
    expect(invoice?.amount.total).toEqual(total)
    expect(await stockOf(one)).toBe(18)
  })

  it.each(['is_cuttable = false', 'width_mm = 1000'])('R21.24: is not placed after %s', async (changed) => {
    const one = await sheet()
    const shopper = await newShopper(api)
    await shopper.take(put('add', await addProduct(api.database), 1), cut(one, drawn))
    const request = await shopper.request()
    const [table, id] = changed.startsWith('is_') ? ['products', one.productId] : ['variants', one.variantId]
    await api.database.pool.query(`update ${table} set ${changed} where id = $1`, [id])
    expect(refusalOf(await shopper.checkout(request))).toMatchObject({
      ...{ status: 409, code: 'NOT_FOR_SALE' },
      errors: [{ field: request.cartItemIds[1], code: 'NOT_FOR_SALE' }],
    })
    expect(await stockOf(one)).toBe(20)
  })

  it.each([
    ['all its sheets back while nothing was cut', [], 20],
    ['only whole sheets back once they may be cut', ['order.process'], 18],
    [
      'only whole sheets back with its parcel',
      ['order.process', 'order.ready', 'order.ship', 'parcel.returned'],
      18,
    ],
  ])('R21.26: gives %s', async (_, steps, stock) => {
    const one = await sheet()
    const shopper = await newShopper(api)
    await shopper.take(put('add', one, 2), cut(one, drawn))
    const { orderNumber } = await shopper.order(await shopper.request({ paymentChannel: 'card' }))
    expect(await stockOf(one)).toBe(16)
    const events = ['payment.paid', ...steps, ...(steps.includes('parcel.returned') ? [] : ['order.cancel'])]
    for (const type of events)
      good(await api.call('POST', `/sandbox/orders/${orderNumber}/events`, { body: { type } }))
    expect(await stockOf(one)).toBe(stock)
  })

  it('R21.26: gives the price of the cuts back with the last of its sheets, so that all parts add up', async () => {
    const shopper = await newShopper(api)
    await shopper.take(cut(await sheet(), drawn), put('add', await addProduct(api.database), 1))
    const { orderId } = await shopper.order(await shopper.request())
    const { db } = api.database
    // Handed over: nobody but the staff can give cash back.
    await db.update(orders).set({ payment: 'paid' }).where(eq(orders.id, orderId))
    const deps = {
      database: api.database,
      settings: sandboxSettings,
      paymentProviders: new PaymentProviders([]),
      warn: () => undefined,
    }
    const refund = (id: string, quantity: number) =>
      requestRefund(deps, {
        ...{ id, orderId, reason: 'wrong', askedBy: 'shop' },
        parts: { lines: [{ position: 1, quantity }], withShipping: false },
      })
    const { total } = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`))
    const whole = await leftToRefund(db, orderId)
    expect(whole.amountSatang).toBe(Math.round(total.amount * 100))
    await refund(`rf-${orderId}-1`, 1)
    expect((await leftToRefund(db, orderId)).amountSatang).toBe(whole.amountSatang - 148_000)
    await refund(`rf-${orderId}-2`, 1)
    expect((await leftToRefund(db, orderId)).amountSatang).toBe(whole.amountSatang - 318_000)
  })
})
