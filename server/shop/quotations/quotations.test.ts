import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  CheckoutResult,
  OfficeQuotation,
  Order,
  Quotation,
  QuotationPage,
  QuotationRequest,
} from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, put, refusalOf, Shopper } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { readOutbox } from '../messages/outbox.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'
import { quotationDay, validUntil } from './quotation-number.ts'
import { sendQuotationNotices } from './send-quotation-notices.ts'

let api: TestApi
let staff: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  staff = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

async function wishOf(shopper: Shopper, product: TestProduct, quantity = 2): Promise<QuotationRequest> {
  await shopper.take(put('add', product, quantity))
  const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
  return { cartItemIds, deliveryAddress, shippingId }
}
const ask = async (shopper: Shopper, body: QuotationRequest): Promise<Quotation> =>
  good(await shopper.call('POST', '/api/quotations', { body }))
async function quoted(fields: Parameters<typeof addProduct>[1] = {}) {
  const shopper = await newShopper(api)
  const product = await addProduct(api.database, fields)
  return { shopper, product, quotation: await ask(shopper, await wishOf(shopper, product)) }
}
const read = async (shopper: Shopper, id: string): Promise<Quotation> =>
  good(await shopper.call('GET', `/api/quotations/${id}`))
const accept = (shopper: Shopper, { id, version }: Quotation, fields: object = {}) =>
  shopper.call('POST', `/api/quotations/${id}/accept`, {
    body: { version, approvedBy: 'สมชาย ใจดี', paymentChannel: 'card', ...fields },
  })
const change = ({ id, version }: Quotation, fields: object) =>
  api.call('PUT', `/api/office/quotations/${id}`, {
    headers: staff,
    body: { version, lines: [], ...fields },
  })
const expire = ({ id }: Quotation) =>
  api.database.pool.query('update quotations set valid_until = now() where id = $1', [id])
const stockOf = async ({ variantId }: TestProduct): Promise<number> =>
  (await api.database.pool.query('select stock from variants where id = $1', [variantId])).rows[0]?.stock

/** Sends what waits to those who are reached by mail. */
const sendLetters = () =>
  sendQuotationNotices(
    {
      database: api.database,
      settings: { ...sandboxSettings, shopUrl: 'https://phaen.example' },
      paymentProviders: new PaymentProviders([]),
      warn: () => undefined,
    },
    'email',
  )

describe('R21.16: a cart becomes a quotation', () => {
  it('at the prices of the moment, with VAT, and its lines leave the cart', async () => {
    const { shopper, product, quotation } = await quoted()
    const day = quotationDay(new Date(quotation.createdAt))
    expect(quotation.number).toMatch(new RegExp(`^QT-${day}-\\d{4}$`))
    expect(quotation).toMatchObject({ state: 'open', version: 1, goodsTotal: { amount: 200 } })
    const { base, vat, total } = quotation.amount
    expect(total.amount).toBe(200 + quotation.shippingPrice.amount)
    expect(Math.round((base.amount + vat.amount) * 100)).toBe(total.amount * 100)
    expect((await shopper.cart()).items).toEqual([])
    await api.database.pool.query('update variants set price_satang = 99900 where id = $1', [
      product.variantId,
    ])
    expect(await read(shopper, quotation.id)).toEqual(quotation)
    const { data } = good<QuotationPage>(await shopper.call('GET', '/api/quotations'))
    expect(data).toMatchObject([{ id: quotation.id, number: quotation.number, itemCount: 2, total }])
  })

  it('once: the same lines again answer the same quotation, also at the same moment', async () => {
    const shopper = await newShopper(api)
    const wish = await wishOf(shopper, await addProduct(api.database))
    const asked = await Promise.all([ask(shopper, wish), ask(shopper, wish), ask(shopper, wish)])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect((await ask(shopper, wish)).id).toBe(asked[0]?.id)
  })

  it('with numbers that leave no gap, however many are asked for at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => newShopper(api)))
    const product = await addProduct(api.database)
    const wishes = await Promise.all(shoppers.map((shopper) => wishOf(shopper, product)))
    const all = await Promise.all(
      shoppers.map((shopper, index) => {
        const wish = wishes[index]
        if (!wish) throw new Error('Each has one')
        return ask(shopper, wish)
      }),
    )
    const serials = all.map(({ number }) => Number(number.slice(-4))).toSorted((one, other) => one - other)
    expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('that stands to the end of the fifteenth day in Thailand', () => {
    const issued = new Date('2026-11-27T16:59:00Z')
    expect(validUntil(issued, sandboxSettings.daysQuoted)).toEqual(new Date('2026-12-12T17:00:00Z'))
    expect(quotationDay(issued)).toBe('691127')
    expect(quotationDay(new Date('2026-11-27T17:00:00Z'))).toBe('691128')
  })

  it('R21.26: with what is cut from its sheets, which the order carries too', async () => {
    const shopper = await newShopper(api)
    const size = { widthMm: 1220, lengthMm: 2440, thicknessMm: 3, priceSatang: 148_000, stock: 20 }
    const product = await addProduct(api.database, { isCuttable: true, sizeGuide: 'sheet', ...size })
    const added = put('add', product, 1)
    if (added.op === 'remove') throw new Error('It adds')
    const pieces = [{ width: 300, length: 200, count: 4, mayTurn: true }]
    await shopper.take({ ...added, value: { ...added.value, cutting: { pieces, sheets: 1 } } })
    const [inCart] = (await shopper.cart()).items
    const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
    const quotation = await ask(shopper, { cartItemIds, deliveryAddress, shippingId })
    const cuts = inCart?.cutting?.price.amount ?? 0
    expect(cuts).toBeGreaterThan(0)
    expect(quotation).toMatchObject({
      goodsTotal: { amount: 1480 + cuts },
      items: [{ cutting: inCart?.cutting, total: { amount: 1480 + cuts } }],
    })
    const lines = [{ position: 1, unitPrice: { amount: 1000 } }]
    good(await change(quotation, { lines }))
    const changed = await read(shopper, quotation.id)
    expect(changed.goodsTotal).toEqual({ amount: 1000 + cuts })
    const { orderId } = good<CheckoutResult>(await accept(shopper, changed))
    const order = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`))
    expect(order.items).toMatchObject([{ cutting: inCart?.cutting, total: { amount: 1000 + cuts } }])
  })

  it('not with a way of shipping that is not offered, and the cart stays', async () => {
    const shopper = await newShopper(api)
    const wish = await wishOf(shopper, await addProduct(api.database))
    const refused = await shopper.call('POST', '/api/quotations', { body: { ...wish, shippingId: 'none' } })
    expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'SHIPPING_REQUIRED' })
    expect((await shopper.cart()).items).toHaveLength(1)
  })

  it('and a company is sent a link to it, in its language', async () => {
    const login = 'quoted@example.co.th'
    const shopper = new Shopper(api, await addCustomer(api.database, { login }))
    const wish = await wishOf(shopper, await addProduct(api.database))
    const inEnglish = { 'accept-language': 'en' }
    const { id, number } = good<Quotation>(
      await shopper.call('POST', '/api/quotations', { body: wish, headers: inEnglish }),
    )
    await sendLetters()
    await sendLetters()
    const letters = await readOutbox(api.database.db, login)
    expect(letters).toMatchObject([{ subject: `Your quotation ${number}` }])
    expect(letters[0]?.text).toContain(`https://phaen.example/profile/quotation/${id}?lang=en`)
  })

  it('and its new prices are sent once however often they changed meanwhile, and not once it is accepted', async () => {
    const lettersAfter = async (login: string, isAccepted: boolean) => {
      const shopper = new Shopper(api, await addCustomer(api.database, { login }))
      let quotation = await ask(shopper, await wishOf(shopper, await addProduct(api.database)))
      for (const amount of [90, 80]) {
        const lines = [{ position: 1, unitPrice: { amount } }]
        quotation = good<OfficeQuotation>(await change(quotation, { lines })).quotation
      }
      if (isAccepted) good(await accept(shopper, quotation))
      await sendLetters()
      return (await readOutbox(api.database.db, login)).map(({ subject }) => subject)
    }
    expect(await lettersAfter('open@example.co.th', false)).toEqual([expect.stringMatching(/มีราคาใหม่$/)])
    expect(await lettersAfter('accepted@example.co.th', true)).toEqual([])
  })
})

describe('R21.19: a quotation that is accepted', () => {
  it('becomes an order at its prices, and is paid like one', async () => {
    const { shopper, product, quotation } = await quoted()
    await api.database.pool.query('update variants set price_satang = 99900 where id = $1', [
      product.variantId,
    ])
    const result = good<CheckoutResult>(await accept(shopper, quotation, { purchaseOrder: 'PO-1' }))
    expect(result).toMatchObject({ paymentStatus: 'pending', redirectUrl: expect.any(String) })
    const order = good<Order>(await shopper.call('GET', `/api/orders/${result.orderId}`))
    expect(order).toMatchObject({ total: quotation.amount.total, items: [{ unitPrice: { amount: 100 } }] })
    expect(await stockOf(product)).toBe(8)
    expect(await read(shopper, quotation.id)).toMatchObject({
      ...{ state: 'accepted', approvedBy: 'สมชาย ใจดี', purchaseOrder: 'PO-1' },
      order: { id: result.orderId, orderNumber: result.orderNumber },
    })
  })

  it('stands where the shop delivers no more; then nobody knows when it arrives', async () => {
    const { shopper, quotation } = await quoted()
    await api.database.pool.query(
      `update quotations set delivery_address = jsonb_set(delivery_address, '{postcode}', '"84280"') where id = $1`,
      [quotation.id],
    )
    const { orderId } = good<CheckoutResult>(await accept(shopper, quotation))
    const order = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`))
    expect(order.total).toEqual(quotation.amount.total)
    expect(order).not.toHaveProperty('arrival')
  })

  it('becomes one order, however often and at whatever moment it is accepted', async () => {
    const { shopper, product, quotation } = await quoted()
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(shopper, quotation)))
    const ids = answers.map((answer) => good<CheckoutResult>(answer).orderId)
    expect(new Set(ids).size).toBe(1)
    expect(good<CheckoutResult>(await accept(shopper, quotation)).orderId).toBe(ids[0])
    expect(await stockOf(product)).toBe(8)
  })

  it('needs the stock at that moment: otherwise nothing is ordered, and it stays open', async () => {
    const { shopper, product, quotation } = await quoted()
    await api.database.pool.query('update variants set stock = 1 where id = $1', [product.variantId])
    const { code, errors } = refusalOf(await accept(shopper, quotation))
    expect({ code, errors }).toEqual({
      code: 'OUT_OF_STOCK',
      errors: [{ field: '1', code: 'OUT_OF_STOCK' }],
    })
    expect(await read(shopper, quotation.id)).toEqual(quotation)
  })

  it('needs goods that are still sold', async () => {
    const { shopper, product, quotation } = await quoted()
    await api.database.pool.query('update products set is_for_sale = false where id = $1', [
      product.productId,
    ])
    expect(refusalOf(await accept(shopper, quotation)).code).toBe('NOT_FOR_SALE')
  })

  it('that has goods which are not sold any more is declined, and asked for again without them', async () => {
    const shopper = await newShopper(api)
    const [gone, other] = [await addProduct(api.database), await addProduct(api.database)]
    await shopper.take(put('add', gone, 1), put('add', other, 3))
    const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
    const quotation = await ask(shopper, { cartItemIds, deliveryAddress, shippingId })
    const withdraw = ({ productId }: TestProduct) =>
      api.database.pool.query('update products set is_for_sale = false where id = $1', [productId])
    await withdraw(gone)
    expect(refusalOf(await accept(shopper, quotation))).toMatchObject({
      code: 'NOT_FOR_SALE',
      errors: [{ code: 'NOT_FOR_SALE' }],
    })
    good(await shopper.call('POST', `/api/quotations/${quotation.id}/decline`))
    const renew = (id: string) => shopper.call('POST', `/api/quotations/${id}/renewal`)
    const renewed = good<Quotation>(await renew(quotation.id))
    expect(renewed.items).toMatchObject([{ variantId: other.variantId, quantity: 3 }])
    await withdraw(other)
    good(await shopper.call('POST', `/api/quotations/${renewed.id}/decline`))
    expect(refusalOf(await renew(renewed.id)).code).toBe('NOT_FOR_SALE')
  })

  it('in cash on delivery keeps to the limits of it', async () => {
    const { shopper, quotation } = await quoted({ priceSatang: 6_000_000 })
    expect(refusalOf(await accept(shopper, quotation, { paymentChannel: 'cashOnDelivery' })).code).toBe(
      'COD_LIMIT',
    )
  })

  it('is one that was seen as it is: after a change of the staff it is refused', async () => {
    const { shopper, quotation } = await quoted()
    good(await change(quotation, { shippingPrice: { amount: 0 } }))
    expect(refusalOf(await accept(shopper, quotation))).toMatchObject({ code: 'EDIT_CONFLICT', detail: '2' })
  })

  it('is neither expired nor declined', async () => {
    const { shopper, quotation } = await quoted()
    expect(good(await shopper.call('POST', `/api/quotations/${quotation.id}/decline`))).toMatchObject({
      state: 'declined',
    })
    expect(refusalOf(await accept(shopper, quotation)).code).toBe('QUOTATION_CLOSED')
    const other = await quoted()
    await expire(other.quotation)
    expect(refusalOf(await accept(other.shopper, other.quotation)).code).toBe('QUOTATION_EXPIRED')
  })
})

describe('R21.17: an expired quotation', () => {
  it('says so, and is asked for anew at the prices of today, once', async () => {
    const { shopper, product, quotation } = await quoted()
    const renew = () => shopper.call('POST', `/api/quotations/${quotation.id}/renewal`)
    expect(refusalOf(await renew()).code).toBe('ORDER_NOT_ALLOWED')
    await expire(quotation)
    expect((await read(shopper, quotation.id)).state).toBe('expired')
    await api.database.pool.query('update variants set price_satang = 12000 where id = $1', [
      product.variantId,
    ])
    const [renewed, again] = [good<Quotation>(await renew()), good<Quotation>(await renew())]
    expect(renewed).toMatchObject({ state: 'open', goodsTotal: { amount: 240 } })
    expect(again.id).toBe(renewed.id)
    expect((await read(shopper, quotation.id)).renewalId).toBe(renewed.id)
  })
})

describe('R21.18: staff', () => {
  it('change a price and the freight of an open quotation, which the log keeps and the customer is told', async () => {
    const { shopper, quotation } = await quoted()
    const freight = String(quotation.shippingPrice.amount)
    const fields = { lines: [{ position: 1, unitPrice: { amount: 90.5 } }], shippingPrice: { amount: 10 } }
    const changed = good<OfficeQuotation>(await change(quotation, fields))
    expect(changed.quotation).toMatchObject({
      ...{ version: 2, state: 'open', goodsTotal: { amount: 181 } },
      amount: { total: { amount: 191 } },
    })
    expect(changed.audit).toMatchObject([
      {
        action: 'changeQuotation',
        changes: [
          { field: 'unitPrice.1', before: '100', after: '90.5' },
          { field: 'shippingPrice', before: freight, after: '10' },
        ],
      },
    ])
    const { rows } = await api.database.pool.query(
      'select event from quotation_notices where quotation_id = $1 order by id',
      [quotation.id],
    )
    expect(rows.map(({ event }) => event)).toContain('changed')
    const result = good<CheckoutResult>(await accept(shopper, changed.quotation))
    const order = good<Order>(await shopper.call('GET', `/api/orders/${result.orderId}`))
    expect(order).toMatchObject({ total: { amount: 191 }, items: [{ unitPrice: { amount: 90.5 } }] })
  })

  it('may ask for more than the list price', async () => {
    const { shopper, quotation } = await quoted()
    const lines = [{ position: 1, unitPrice: { amount: 150 } }]
    const changed = good<OfficeQuotation>(await change(quotation, { lines }))
    const result = good<CheckoutResult>(await accept(shopper, changed.quotation))
    const order = good<Order>(await shopper.call('GET', `/api/orders/${result.orderId}`))
    expect(order).toMatchObject({ goodsTotal: { amount: 300 }, saved: { amount: 0 } })
  })

  it('change none that somebody else has changed, that has expired, or a line that it has not', async () => {
    const { quotation } = await quoted()
    expect(refusalOf(await change({ ...quotation, version: 7 }, {})).code).toBe('EDIT_CONFLICT')
    const unknown = { lines: [{ position: 9, unitPrice: { amount: 1 } }] }
    expect(refusalOf(await change(quotation, unknown))).toMatchObject({
      status: 400,
      errors: [{ field: 'lines.0.position', code: 'unknown' }],
    })
    await expire(quotation)
    expect(refusalOf(await change(quotation, {})).code).toBe('QUOTATION_EXPIRED')
  })

  it('find quotations by what they are now', async () => {
    const { quotation } = await quoted()
    const listed = async (state: string) => {
      const answer = await api.call('GET', `/api/office/quotations?state=${state}&pageSize=100`, {
        headers: staff,
      })
      return good<QuotationPage>(answer).data.some(({ id }) => id === quotation.id)
    }
    expect([await listed('open'), await listed('expired')]).toEqual([true, false])
    await expire(quotation)
    expect([await listed('open'), await listed('expired')]).toEqual([false, true])
  })
})
