import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, refusalOf, type Shopper } from '../../../tests/support/api/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const product = (fields: Parameters<typeof addProduct>[1] = {}) => addProduct(api.database, fields)
const card = { paymentChannel: 'card' as const }

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await api.database.db.execute(query)).rows
}

async function stockOf({ variantId }: { variantId: string }): Promise<unknown> {
  const [row] = await rows(sql`select stock from variants where id = ${variantId}`)
  return row?.stock
}

const ordersOf = ({ id }: Shopper) => rows(sql`select * from orders where customer_id = ${id}`)

describe('POST /api/cart/checkout', () => {
  it('R3.8 R3.9 R3.10 R3.11 R3.12 R3.13 R7.43: writes the order down as it was asked for, at the prices of the catalogue', async () => {
    const shopper = await newShopper(api)
    const special = await product({ priceSatang: 148_050, specialPriceSatang: 139_025, weightGrams: 2_500 })
    const normal = await product({ priceSatang: 99 })
    await shopper.take(put('add', special, 2), put('add', normal, 3))
    const request = await shopper.request({
      billingAddress: {
        recipientName: 'บริษัท ป้ายสวย จำกัด',
        addressLine: '99/1',
        subDistrict: 'คลองเตย',
        district: 'คลองเตย',
        province: 'กรุงเทพมหานคร',
        postcode: '10110',
        taxId: '0105551234567',
        branchCode: '00000',
      },
    })
    const result = await shopper.order(request)
    expect(result).toEqual({
      orderId: expect.any(String),
      orderNumber: expect.stringMatching(/^PH-\d{6}-\d{6}$/),
      paymentStatus: 'pending',
      confirmBefore: expect.any(String),
    })
    expect(await ordersOf(shopper)).toEqual([
      expect.objectContaining({
        id: result.orderId,
        order_number: result.orderNumber,
        payment_channel: 'cashOnDelivery',
        payment: 'pending',
        confirmation: 'waiting',
        fulfilment: 'pending',
        goods_satang: String(2 * 139_025 + 3 * 99),
        shipping_satang: '11000',
        total_satang: String(2 * 139_025 + 3 * 99 + 11_000),
        saved_satang: String(2 * (148_050 - 139_025)),
        delivery_address: request.deliveryAddress,
        billing_address: request.billingAddress,
        shipping_id: 's-parcel',
        shipping_name_th: 'พัสดุด่วน',
        shipping_name_en: 'Express parcel',
        tracking_number: null,
      }),
    ])
    const lines = await rows(
      sql`select * from order_lines where order_id = ${result.orderId} order by position`,
    )
    expect(lines).toMatchObject([
      {
        position: 1,
        variant_id: special.variantId,
        quantity: 2,
        unit_price_satang: '139025',
        list_price_satang: '148050',
      },
      {
        position: 2,
        variant_id: normal.variantId,
        quantity: 3,
        unit_price_satang: '99',
        weight_grams: 1_000,
      },
    ])
    const events = await rows(sql`select event from order_events where order_id = ${result.orderId}`)
    expect(events).toEqual([{ event: 'placed' }])
  })

  it('takes the stock, and lists and pages show it', async () => {
    const shopper = await newShopper(api)
    const last = await product({ stock: 2 })
    const url = `/thai/api/products/${last.productId}`
    expect((await api.call('GET', url)).body).toMatchObject({ status: 'available' })
    await shopper.take(put('add', last, 2))
    await shopper.order(await shopper.request())
    expect(await stockOf(last)).toBe(0)
    await expect.poll(async () => (await api.call('GET', url)).body).toMatchObject({ status: 'soldOut' })
  })

  it('consumes the lines that it names, and leaves the others', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await product(), await product()]
    const { items, version } = await shopper.take(put('add', one), put('add', other))
    const [first, second] = items
    await shopper.order(
      await shopper.request({ cartItemIds: [first?.cartItemId ?? ''], expectedTotal: { amount: 145 } }),
    )
    expect(await shopper.cart()).toMatchObject({ version: version + 1, items: [second] })
  })

  it('R1.10: a card order is pending and leads to the payment page; cash on delivery does not', async () => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()))
    const result = await shopper.order(await shopper.request(card))
    expect(result).toMatchObject({ paymentStatus: 'pending', redirectUrl: expect.any(String) })
    expect(Date.parse(result.expiresAt ?? '')).toBeGreaterThan(Date.now())
    await shopper.take(put('add', await product()))
    expect(await shopper.order(await shopper.request())).not.toHaveProperty('redirectUrl')
  })

  it('the order stands when the payment page does not answer, and is told', async () => {
    const logged: string[] = []
    const silent = () => Promise.reject(new Error('Nobody at home'))
    const deaf = await openTestApi({
      on: api.testDatabase,
      findSession: sessionsByCustomerId,
      logLevel: 'warn',
      logTo: { write: (line) => void logged.push(line) },
      paymentProviders: [providerOf({ start: silent, ask: silent, close: silent, refund: silent })],
    })
    try {
      const shopper = (await newShopper(api)).at(deaf)
      await shopper.take(put('add', await product()))
      const request = await shopper.request(card)
      const result = await shopper.order(request)
      expect(result).toEqual({
        orderId: expect.any(String),
        orderNumber: expect.any(String),
        paymentStatus: 'pending',
      })
      expect(await ordersOf(shopper)).toMatchObject([{ id: result.orderId, payment: 'pending' }])
      expect(logged).toEqual([expect.stringContaining('the payment page was not opened')])
      // Repeated once the payment page answers, the request returns the same order with its address.
      const { orderId } = result
      expect(await shopper.at(api).order(request)).toMatchObject({ orderId, redirectUrl: expect.any(String) })
    } finally {
      await deaf.close()
    }
  })

  it('the total is that of the lines that are ordered, whatever else changed its price', async () => {
    const shopper = await newShopper(api)
    const one = await product()
    await shopper.take(put('add', one))
    const { expectedTotal: _, ...request } = await shopper.request()
    await api.database.db.execute(sql`update variants set price_satang = 12345 where id = ${one.variantId}`)
    const { orderId } = await shopper.order(request)
    const [order] = await ordersOf(shopper)
    expect(order).toMatchObject({ id: orderId, goods_satang: '12345', shipping_satang: '4500' })
  })
})

describe('the same checkout again', () => {
  it.each([
    ['without a key', undefined, undefined],
    ['with the same key', 'key-0001', 'key-0001'],
    ['first with a key and then without', 'key-0002', undefined],
    ['first without a key and then with one', undefined, 'key-0003'],
    ['with another key', 'key-0004', 'key-0005'],
  ])('%s answers the same order', async (_how, first, second) => {
    const shopper = await newShopper(api)
    const one = await product()
    await shopper.take(put('add', one, 3))
    const request = await shopper.request()
    const result = await shopper.order(request, first)
    const cart = await shopper.cart()
    expect(await shopper.order(request, second)).toEqual(result)
    expect(await ordersOf(shopper)).toHaveLength(1)
    expect(await stockOf(one)).toBe(7)
    expect(await shopper.cart()).toEqual(cart)
  })

  it('is the same in whatever order its lines and fields come', async () => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()), put('add', await product()))
    const request = await shopper.request()
    const result = await shopper.order(request)
    const turned = Object.fromEntries(Object.entries(request).toReversed()) as typeof request
    expect(await shopper.order({ ...turned, cartItemIds: request.cartItemIds.toReversed() })).toEqual(result)
  })

  it('leads a card order to the same payment page', async () => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()))
    const request = await shopper.request(card)
    const result = await shopper.order(request)
    expect(await shopper.order(request)).toEqual(result)
    const attempts = await rows(sql`select id from payment_attempts where order_id = ${result.orderId}`)
    expect(attempts).toHaveLength(1)
  })

  it('tells what became of the payment since, without beginning another one', async () => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()))
    const request = await shopper.request(card)
    const { orderId, orderNumber } = await shopper.order(request)
    for (const payment of ['paid', 'failed', 'refund']) {
      await api.database.db.execute(sql`update orders set payment = ${payment} where id = ${orderId}`)
      expect(await shopper.order(request)).toEqual({ orderId, orderNumber, paymentStatus: payment })
    }
  })

  it('with the same key and another body is refused', async () => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()))
    const request = await shopper.request()
    await shopper.order(request, 'key-0006')
    await shopper.take(put('add', await product()))
    for (const other of [await shopper.request(), { ...request, ...card }]) {
      expect(refusalOf(await shopper.checkout(other, 'key-0006'))).toEqual({
        status: 422,
        code: 'IDEMPOTENCY_MISMATCH',
      })
    }
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  it('a key is its shopper’s own', async () => {
    for (const shopper of [await newShopper(api), await newShopper(api)]) {
      await shopper.take(put('add', await product()))
      await shopper.order(await shopper.request(), 'key-0007')
    }
  })

  it('after a refusal is looked at anew, under the same key', async () => {
    const shopper = await newShopper(api)
    const one = await product({ stock: 1 })
    await shopper.take(put('add', one))
    const request = await shopper.request()
    await api.database.db.execute(sql`update variants set stock = 0 where id = ${one.variantId}`)
    expect(await shopper.checkout(request, 'key-0008')).toMatchObject({ status: 409 })
    await api.database.db.execute(sql`update variants set stock = 1 where id = ${one.variantId}`)
    expect(await shopper.checkout(request, 'key-0008')).toMatchObject({ status: 200 })
  })

  it('in another wording finds its lines gone: nothing is answered that was not asked', async () => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()))
    const request = await shopper.request()
    await shopper.order(request)
    expect(refusalOf(await shopper.checkout({ ...request, ...card }))).toMatchObject({ code: 'CART_EMPTY' })
  })
})
