import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import type { Order, Product } from '../../../openapi/generated/schema.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const as = (customerId: string, language = 'en') => ({
  headers: { ...signedInAs(customerId), 'accept-language': language },
})

const stockOf = async ({ variantId }: TestProduct) => {
  const [row] = await api.database.db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, variantId))
  return row?.stock
}

describe('GET /api/customers/orders', () => {
  it('R7.25: lists the own orders page by page, the newest first', async () => {
    const [customerId, other] = [await addCustomer(api.database), await addCustomer(api.database)]
    const product = await addProduct(api.database)
    const placed = []
    for (const day of [1, 3, 2]) {
      const createdAt = new Date(Date.UTC(2026, 10, day))
      placed.push(
        await addOrder(api.database, {
          customerId,
          lines: [{ product }, { product, quantity: 3 }],
          createdAt,
        }),
      )
    }
    await addOrder(api.database, { customerId: other, lines: [{ product }] })
    const first = await api.call('GET', '/api/customers/orders?pageNumber=1&pageSize=2', as(customerId))
    const second = await api.call('GET', '/api/customers/orders?pageNumber=2&pageSize=2', as(customerId))
    expect(first.body).toMatchObject({
      totalRecords: 3,
      data: [
        {
          id: placed[1]?.id,
          orderNumber: placed[1]?.orderNumber,
          itemCount: 5,
          total: { amount: 550 },
          payment: 'pending',
          fulfilment: 'pending',
          status: 'pending',
          shippingName: expect.any(String),
          imageUrls: ['/media/test.svg', '/media/test.svg'],
        },
        { id: placed[2]?.id },
      ],
    })
    expect(second.body).toMatchObject({ totalRecords: 3, data: [{ id: placed[0]?.id }] })
    expect((await api.call('GET', '/api/customers/orders?pageNumber=9', as(customerId))).body).toEqual({
      data: [],
      totalRecords: 3,
    })
  })
})

describe('GET /api/orders/{id}', () => {
  it('R7.26: tells all of an order, in the language that is asked for', async () => {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    const { id, orderNumber } = await addOrder(api.database, { customerId, lines: [{ product }] })
    const { body } = await api.call('GET', `/api/orders/${id}`, as(customerId))
    expect(body).toMatchObject({
      id,
      orderNumber,
      itemCount: 2,
      items: [
        {
          ...product,
          name: 'Test goods',
          color: { name: 'Red', hex: '#8c1c1c' },
          size: 'small',
          quantity: 2,
          unitPrice: { amount: 100 },
          weight: { value: 1, unit: 'kilogram' },
          total: { amount: 200 },
        },
      ],
      goodsTotal: { amount: 200 },
      shippingPrice: { amount: 50 },
      total: { amount: 250 },
      saved: { amount: 0 },
      shippingName: 'Express parcel',
      timeline: [{ event: 'placed' }],
      canPay: true,
      canCancel: true,
      attempts: [],
    })
    const thai = await api.call('GET', `/api/orders/${id}`, as(customerId, 'th'))
    expect(thai.body).toMatchObject({
      items: [{ name: 'ของทดสอบ', color: { name: 'แดง' }, size: 'เล็ก' }],
      shippingName: 'พัสดุด่วน',
    })
  })

  it('tells of its way step by step, and what the parcel is followed by once it is shipped', async () => {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    const lines = [{ product }]
    const { id } = await addOrder(api.database, { customerId, lines, paymentChannel: 'cashOnDelivery' })
    const read = async () => (await api.call('GET', `/api/orders/${id}`, as(customerId))).body as Order
    const seen: unknown[] = []
    for (const event of [
      'order.process',
      'order.ready',
      'order.ship',
      'order.deliver',
      'order.complete',
    ] as const) {
      await api.database.db.transaction((tx) => applyOrderEvent(tx, id, event))
      const { status, payment, canCancel, canPay, shipment } = await read()
      seen.push([status, payment, canCancel, canPay, shipment !== undefined])
    }
    expect(seen).toEqual([
      ['processing', 'pending', true, false, false],
      ['readyToShip', 'pending', true, false, false],
      ['shipped', 'pending', false, false, true],
      ['delivered', 'paid', false, false, true],
      ['complete', 'paid', false, false, true],
    ])
    const { timeline, shipment } = await read()
    const steps = ['placed', 'processing', 'readyToShip', 'shipped', 'delivered', 'paid', 'complete']
    expect(timeline.map(({ event }) => event)).toEqual(steps)
    const times = timeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(shipment).toEqual({
      carrier: 'Express parcel',
      shippingNumber: expect.stringMatching(/^SH-261121-\d{6}$/),
      trackingNumber: expect.stringMatching(/^TH\d{10}$/),
      trackingUrl: `https://track.example.com/${shipment?.trackingNumber}`,
    })
  })
})

describe('POST /api/orders/{id}/cancel', () => {
  it('puts the products back, once, and says how the order stands now', async () => {
    const customerId = await addCustomer(api.database)
    const [one, other] = [await addProduct(api.database), await addProduct(api.database)]
    const lines = [{ product: one, quantity: 3 }, { product: other }, { product: one, quantity: 4 }]
    const { id } = await addOrder(api.database, { customerId, lines })
    const answer = await api.call('POST', `/api/orders/${id}/cancel`, as(customerId))
    expect(answer.body).toMatchObject({
      fulfilment: 'cancelOrder',
      payment: 'pending',
      status: 'cancelOrder',
      canPay: false,
      canCancel: false,
      timeline: [{ event: 'placed' }, { event: 'cancelOrder' }],
    })
    const again = await api.call('POST', `/api/orders/${id}/cancel`, as(customerId))
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'ORDER_NOT_ALLOWED' })])
    expect([await stockOf(one), await stockOf(other)]).toEqual([17, 12])
  })

  it('is refused once the parcel is on its way', async () => {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    const state = { paymentChannel: 'cashOnDelivery', fulfilment: 'shipped' } as const
    const { id } = await addOrder(api.database, { customerId, lines: [{ product }], ...state })
    const { status, body } = await api.call('POST', `/api/orders/${id}/cancel`, as(customerId))
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'ORDER_NOT_ALLOWED' })])
    expect(await stockOf(product)).toBe(10)
  })

  it('shows the products that returned to whoever reads the catalogue next', async () => {
    const customerId = await addCustomer(api.database)
    const [product] = await api.database.db
      .select({ productId: variants.productId, variantId: variants.id })
      .from(variants)
      .where(eq(variants.position, 1))
      .limit(1)
    if (!product) throw new Error('The sample shop has no product')
    const { id } = await addOrder(api.database, { customerId, lines: [{ product }] })
    const stockShown = async () => {
      const { body } = await api.call('GET', `/english/api/products/${product.productId}`)
      const shown = (body as Product).variants
      return shown.find(({ variantId }) => variantId === product.variantId)?.sizes[0]?.stock
    }
    const before = Number(await stockShown())
    await api.call('POST', `/api/orders/${id}/cancel`, as(customerId))
    expect(await stockShown()).toBe(before + 2)
  })

  it('returns the stock once, however many cancel at the same time', async () => {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    const { id } = await addOrder(api.database, { customerId, lines: [{ product }] })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.call('POST', `/api/orders/${id}/cancel`, as(customerId))),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(await stockOf(product)).toBe(12)
  })
})

it("another customer's order is not found, by whatever is asked of it", async () => {
  const [owner, other] = [await addCustomer(api.database), await addCustomer(api.database)]
  const product = await addProduct(api.database)
  const { id } = await addOrder(api.database, { customerId: owner, lines: [{ product }] })
  for (const [method, url, body] of [
    ['GET', `/api/orders/${id}`],
    ['POST', `/api/orders/${id}/cancel`],
    ['POST', `/api/orders/${id}/pay`, {}],
  ] as const) {
    for (const path of [url, url.replace(id, 'o-none')]) {
      const answer = await api.call(method, path, { ...as(other), body })
      expect([path, answer.status, answer.body]).toEqual([
        path,
        404,
        expect.objectContaining({ code: 'NOT_FOUND' }),
      ])
    }
  }
  const { body } = await api.call('GET', `/api/orders/${id}`, as(owner))
  expect(body).toMatchObject({ fulfilment: 'pending', attempts: [] })
})
