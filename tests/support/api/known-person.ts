import sharp from 'sharp'
import type { AddressInput, Order, PaymentStart, Quotation } from '../../../openapi/generated/schema.ts'
import { areaOf, thaiAddress } from '../addresses.ts'
import { addTestStaff, staffSession } from './staff.ts'
import { addProduct, type TestProduct } from './test-product.ts'
import { receiveCode } from './one-time-codes.ts'
import { openTestApi, type TestApi } from './open-api.ts'
import { good, put, Shopper } from './shopper.ts'
import { addCustomerWithPassword, signIn, tokensOf } from './sign-in.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { shopTemplate } from './shop-template.ts'

/** Values that occur nowhere else in the database, so that a match proves a leak of this person's data. */
export const personal = {
  phoneNumber: '0655512345',
  email: 'Wiphada.P@personal-mail.co.th',
  firstName: 'วิภาดาผู้เดียว',
  lastName: 'ไม่ซ้ำใคร',
  industry: 'ป้ายไฟของวิภาดา',
  state: 'รัฐของวิภาดา',
  city: 'เมืองของวิภาดา',
  interest: 'สิ่งที่วิภาดาสนใจ',
  homeName: 'บ้านวิภาดา',
  homePhone: '0655512346',
  homeLine: '1/23 ตรอกวิภาดา',
  homeTaxId: '1555512345001',
  invoiceName: 'ห้างหุ้นส่วนวิภาดาการป้าย',
  invoiceLine: '45/67 ถนนวิภาดาการป้าย',
  invoicePhone: '0655512347',
  invoiceTaxId: '0555512345002',
  secondInvoiceName: 'ร้านวิภาดาสาขาสอง',
  secondInvoiceTaxId: '0555512345003',
  trackingNumber: 'TH5551234567',
  note: 'วิภาดาขอเลื่อนวันส่ง',
  listName: 'รายการประจำของวิภาดา',
  review: 'วิภาดาชอบแผ่นนี้',
  reviewAuthor: 'ร้านวิภาดารีวิว',
  approver: 'วิภาดาผู้อนุมัติ',
  purchaseOrder: 'PO-วิภาดา-1',
  lineUserId: 'U55512345005551234500555123450055',
}

const home: AddressInput = {
  ...thaiAddress,
  recipientName: personal.homeName,
  phoneNumber: personal.homePhone,
  addressLine: personal.homeLine,
  isDefault: true,
  taxId: personal.homeTaxId,
}

export const billingAddress = {
  ...areaOf(home),
  recipientName: personal.invoiceName,
  phoneNumber: personal.invoicePhone,
  addressLine: personal.invoiceLine,
  taxId: personal.invoiceTaxId,
  branchCode: '00000',
}

/** A customer with every kind of personal data that the shop stores, and orders at every stage. */
export async function addKnownPerson(api: TestApi) {
  const { phoneNumber } = personal
  const id = await addCustomerWithPassword(api, { login: phoneNumber, phoneNumber })
  await signIn(api, phoneNumber, 'Wrong2024')
  const person = new Shopper(api, tokensOf(await signIn(api, phoneNumber)).access_token)
  await receiveCode(api, phoneNumber, 'changePassword')
  const profile = {
    firstName: personal.firstName,
    lastName: personal.lastName,
    email: personal.email,
    productInterests: [personal.interest],
    industry: personal.industry,
    country: 'TH',
    state: personal.state,
    city: personal.city,
    consents: { news: true },
    billingAddress,
  }
  good(await person.call('PUT', '/api/customers', { body: profile }))
  good(await person.call('POST', '/api/customers/address-book', { body: home }))
  const second = { ...home, isDefault: false, location: { lat: 13.5, lng: 100.25 } }
  good(await person.call('POST', '/api/customers/address-book', { body: second }))
  const product = await addProduct(api.database)
  const list = { name: personal.listName, lines: [{ ...product, quantity: 1 }] }
  good(await person.call('POST', '/api/lists', { body: list }))
  good(await person.call('PUT', `/api/customers/stock-notices/${product.variantId}`))
  await api.database.pool.query('update customers set line_user_id = $2 where id = $1', [
    id,
    personal.lineUserId,
  ])
  const { id: staffId } = await addTestStaff(api.database)
  await api.database.pool.query(
    `insert into customer_requests (id, customer_id, kind, asked_at, recorded_by)
     values ('cr-known', $1, 'export', now(), $2)`,
    [id, staffId],
  )
  return { id, person, product, orders: await placeOrders(api, person, product) }
}

export type KnownPerson = Awaited<ReturnType<typeof addKnownPerson>>

/** A shop with the person, made once for a test file: each of its tests changes a copy of its own. */
export async function openShopOfKnownPerson() {
  const original = await createTestDatabase(await shopTemplate())
  const api = await openTestApi({ on: original })
  const known = await addKnownPerson(api)
  await api.close()
  return {
    async copy() {
      const on = await createTestDatabase(original.name)
      const copied = await openTestApi({ on })
      return {
        api: copied,
        known: { ...known, person: known.person.at(copied) },
        close: () => copied.close().then(on.drop),
      }
    },
    drop: original.drop,
  }
}

async function placeOrders(api: TestApi, person: Shopper, product: Awaited<ReturnType<typeof addProduct>>) {
  const { isDefault: _, ...deliveryAddress } = home
  const { pool } = api.database
  async function order(fields: Parameters<Shopper['request']>[0], key?: string): Promise<string> {
    await person.take(put('add', product))
    return (await person.order(await person.request({ deliveryAddress, ...fields }), key)).orderId
  }
  const handOver = (...ids: string[]) =>
    pool.query(
      `update orders set payment = 'paid', confirmation = 'confirmed', fulfilment = 'complete' where id = any ($1)`,
      [ids],
    )
  const invoiced = await order({ billingAddress }, 'the-first')
  // A customer who is new to cash on delivery may not have so many orders.
  await handOver(invoiced)
  const onItsWay = await order({ billingAddress })
  const withoutInvoice = await order({})
  const notSent = await order({
    billingAddress: {
      ...billingAddress,
      recipientName: personal.secondInvoiceName,
      taxId: personal.secondInvoiceTaxId,
    },
  })
  const notPaid = await order({ paymentChannel: 'card' })
  const paid = await order({ paymentChannel: 'card', billingAddress })
  await payAtThePage(api, person, paid)
  await handOver(withoutInvoice)
  await pool.query(
    `update orders set carrier = 'Express', shipping_number = $2, tracking_number = $2,
       tracking_url = 'https://track.example.com/' || $2 where id = $1`,
    [invoiced, personal.trackingNumber],
  )
  const { id: staffId } = await addTestStaff(api.database)
  await ship(api, onItsWay, staffId)
  await pool.query(`insert into order_events (order_id, event, note) values ($1, 'complete', $2)`, [
    invoiced,
    personal.note,
  ])
  await pool.query(`insert into order_notes (order_id, staff_id, note) values ($1, $2, $3)`, [
    invoiced,
    staffId,
    personal.note,
  ])
  await pool.query(
    `insert into refunds (id, order_id, amount_satang, shipping_satang, is_excess, reason, asked_by, state, confirmed_at,
       settled_by, settled_note) values ('known', $1, 100, 0, false, 'broken', 'staff', 'confirmed', now(), 'staff', $2)`,
    [invoiced, personal.note],
  )
  await pool.query(`insert into refund_lines (refund_id, position, quantity) values ('known', 1, 1)`)
  await pool.query(
    `insert into credit_notes (refund_id, order_id, month, serial, original_satang, corrected_satang)
     values ('known', $1, '2601', 1, 200, 100)`,
    [invoiced],
  )
  await pool.query(
    `insert into payment_qr_codes (attempt_id, png)
     select id, 'picture' from payment_attempts where order_id = $1 limit 1`,
    [notPaid],
  )
  await review(api, person, invoiced, product.variantId)
  await askForQuotations(api, person, product)
  await person.take(put('add', product))
  return { invoiced, onItsWay, withoutInvoice, notSent, notPaid, paid }
}

/** As staff do it, who leave their traces in the log. */
async function ship({ call, database }: TestApi, orderId: string, staffId: string): Promise<void> {
  const { rows } = await database.pool.query<{ order_number: string; version: number }>(
    `update orders set fulfilment = 'readyToShip', confirmation = 'confirmed' where id = $1
     returning order_number, version`,
    [orderId],
  )
  const [{ order_number: number = '', version = 0 } = {}] = rows
  const headers = await staffSession(database, staffId)
  const parcel = { carrier: 'Express', trackingNumber: 'WRONG-1' }
  const move = { type: 'order.ship', version, ...parcel }
  good(await call('POST', `/api/office/orders/${number}/events`, { headers, body: move }))
  const body = { version: version + 1, ...parcel, trackingNumber: personal.trackingNumber }
  good(await call('PUT', `/api/office/orders/${number}/tracking`, { headers, body }))
}

/** One quotation that is open, of which a message waits, and one that was accepted. */
async function askForQuotations({ database }: TestApi, person: Shopper, product: TestProduct): Promise<void> {
  for (const isAccepted of [true, false]) {
    await person.take(put('add', product))
    const { cartItemIds, shippingId } = await person.request()
    const { isDefault: _, ...deliveryAddress } = home
    const body = { cartItemIds, deliveryAddress, billingAddress, shippingId }
    const { id } = good<Quotation>(await person.call('POST', '/api/quotations', { body }))
    if (isAccepted)
      await database.pool.query(
        `update quotations set state = 'accepted', approved_by = $2, purchase_order = $3 where id = $1`,
        [id, personal.approver, personal.purchaseOrder],
      )
  }
}

/** A review with a photograph, which is shown. */
async function review(api: TestApi, person: Shopper, orderId: string, variantId: string): Promise<void> {
  const data = (await onePixel()).toString('base64')
  const body = { stars: 5, text: personal.review, author: personal.reviewAuthor, pictures: [{ data }] }
  good(await person.call('PUT', `/api/orders/${orderId}/reviews/${variantId}`, { body }))
  await api.database.pool.query(`update reviews set state = 'released' where order_id = $1`, [orderId])
}

const onePixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#123' } })
    .png()
    .toBuffer()

async function payAtThePage({ call }: TestApi, person: Shopper, orderId: string): Promise<void> {
  const { redirectUrl = '' } = good<PaymentStart>(
    await person.call('POST', `/api/orders/${orderId}/pay`, { body: {} }),
  )
  await call('POST', redirectUrl, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123' }).toString(),
  })
  const order = good<Order>(await person.call('GET', `/api/orders/${orderId}`))
  if (order.payment !== 'paid') throw new Error(`The order is ${order.payment}`)
}
