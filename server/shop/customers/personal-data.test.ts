import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressPage, CustomerExport } from '../../../openapi/generated/schema.ts'
import {
  billingAddress,
  openShopOfKnownPerson,
  personal,
  type KnownPerson,
} from '../../../tests/support/api/known-person.ts'
import { receiveCode } from '../../../tests/support/api/one-time-codes.ts'
import type { TestApi } from '../../../tests/support/api/open-api.ts'
import { Shopper } from '../../../tests/support/api/shopper.ts'
import {
  addCustomerWithPassword,
  rightPassword,
  signIn,
  tokensOf,
} from '../../../tests/support/api/sign-in.ts'
import { placesOf, tablesOfCustomers, wholeContent } from '../../../tests/support/database/whole-content.ts'

let shop: Awaited<ReturnType<typeof openShopOfKnownPerson>>
let api: TestApi
let known: KnownPerson
beforeAll(async () => {
  shop = await openShopOfKnownPerson()
  return shop.drop
})
async function openCopy() {
  const copy = await shop.copy()
  ;({ api, known } = copy)
  return copy.close
}

const erase = (password = rightPassword) =>
  known.person.call('POST', '/api/customers/erase', { body: { password } })

async function ordersById() {
  const { rows } = await api.database.pool.query(
    `select id, payment, fulfilment, delivery_address, billing_address, total_satang::int from orders
     where customer_id = $1`,
    [known.id],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

async function stockOf({ variantId }: KnownPerson['product']): Promise<number> {
  const { rows } = await api.database.pool.query('select stock from variants where id = $1', [variantId])
  return rows[0]?.stock
}

describe('the export', () => {
  // Its tests read alone, or leave the customer alone.
  beforeAll(openCopy)

  it('holds everything, each thing in the shape that its own operation gives it', async () => {
    const { person, orders } = known
    const { status, body } = await person.call('GET', '/api/customers/export')
    expect(status).toBe(200)
    const exported = body as CustomerExport
    expect(exported.profile).toEqual((await person.call('GET', '/api/customers')).body)
    expect(exported.cart).toEqual(await person.cart())
    const { data } = (await person.call('GET', '/api/customers/address-book')).body as { data: unknown[] }
    expect(exported.addresses).toEqual(expect.arrayContaining(data))
    expect(exported.addresses).toHaveLength(2)
    expect(exported.orders.map(({ id }) => id).toSorted()).toEqual(Object.values(orders).toSorted())
    for (const order of exported.orders)
      expect((await person.call('GET', `/api/orders/${order.id}`)).body).toEqual(order)
    expect(exported.consents).toMatchObject([
      { purpose: 'privacyPolicy', version: '2024.1', isGiven: true },
      { purpose: 'news', version: '2024.1', isGiven: true },
    ])
    expect(exported.sessions).toHaveLength(1)
    expect(exported.messages).toMatchObject([{ to: personal.phoneNumber, channel: 'sms' }])
  })

  it('holds every personal word that the database does', async () => {
    const { body } = await known.person.call('GET', '/api/customers/export')
    const text = JSON.stringify(body)
    for (const word of Object.values(personal)) expect(text).toContain(word)
  })

  it('opens no messages of an e-mail that was only written into a profile', async () => {
    await receiveCode(api, personal.email)
    const { body } = await known.person.call('GET', '/api/customers/export')
    const { messages } = body as CustomerExport
    expect(messages.map(({ to }) => to)).toEqual([personal.phoneNumber])
  })
})

describe('an export', () => {
  beforeEach(openCopy)

  it('holds what went back to the customer, with its credit note', async () => {
    const { person, orders } = known
    expect((await person.call('POST', `/api/orders/${orders.paid}/cancel`)).status).toBe(200)
    const exported = (await person.call('GET', '/api/customers/export')).body as CustomerExport
    const order = exported.orders.find(({ id }) => id === orders.paid)
    expect(order).toMatchObject({
      payment: 'refund',
      refunds: [
        {
          state: 'done',
          amount: order?.total,
          creditNote: { number: expect.stringMatching(/^PHC-/), difference: { total: order?.total } },
        },
      ],
    })
    expect((await person.call('GET', `/api/orders/${orders.paid}`)).body).toEqual(order)
  })

  it('may be had ten times an hour', async () => {
    const answers = []
    for (let count = 0; count < 11; count += 1)
      answers.push((await known.person.call('GET', '/api/customers/export')).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('erasing', () => {
  beforeEach(openCopy)

  it('leaves nothing of a person outside of the tax records, wherever one looks', async () => {
    const { pool } = api.database
    const before = await wholeContent(pool)
    // First checks that the search finds personal data, in every table that can contain it.
    for (const word of Object.values(personal)) expect(placesOf(before, word), word).not.toEqual([])
    const filled = new Set(before.map(({ place }) => place.split('.')[0]))
    expect((await tablesOfCustomers(pool)).filter((table) => !filled.has(table))).toEqual([])

    expect((await erase()).body).toEqual({ ok: true })

    const after = await wholeContent(pool)
    const taxRecords = ['orders.billing_address']
    const taxed = [personal.invoiceName, personal.invoiceLine, personal.invoiceTaxId]
    for (const word of Object.values(personal))
      expect(placesOf(after, word), word).toEqual(taxed.includes(word) ? taxRecords : [])
    // Ten digits are quickly found from a plain digest, alone or combined with a network address.
    for (const word of [personal.phoneNumber, `127.0.0.1 ${personal.phoneNumber}`])
      expect(placesOf(after, createHash('sha256').update(word).digest('base64url')), word).toEqual([])
  })

  it('leaves nothing of a company', async () => {
    const { database } = api
    const company = {
      email: 'wiphada@personal-company.co.th',
      firstName: 'วิภาดาผู้ซื้อ',
      lastName: 'ของบริษัทเดียว',
      companyName: 'บริษัท วิภาดาผู้เดียว จำกัด',
      taxId: '0105512345004',
      phoneNumber: '025551234',
    }
    const login = company.email
    const id = await addCustomerWithPassword(api, {
      ...company,
      branchCode: '00000',
      kind: 'legalEntity',
      login,
    })
    const person = new Shopper(api, tokensOf(await signIn(api, login)).access_token)
    const before = await wholeContent(database.pool)
    for (const word of Object.values(company)) expect(placesOf(before, word), word).not.toEqual([])

    const { body } = await person.call('POST', '/api/customers/erase', { body: { password: rightPassword } })
    expect(body).toEqual({ ok: true })

    const after = await wholeContent(database.pool)
    for (const word of Object.values(company)) expect(placesOf(after, word), word).toEqual([])
    const { rows } = await database.pool.query('select * from customers where id = $1', [id])
    const kept = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
    expect(kept.map(([column]) => column).toSorted()).toEqual([
      'created_at',
      'erased_at',
      'id',
      'is_active',
      'kind',
      'product_interests',
    ])
  })

  it('R21.14: leaves the stars of a review that is shown, without name, words and photographs', async () => {
    const { pool } = api.database
    const files = async () =>
      (
        await pool.query(
          'select from picture_files where picture_id in (select picture_id from review_pictures)',
        )
      ).rowCount
    expect(await files()).toBe(6)
    await known.person.call('POST', '/api/customers/erase', { body: { password: rightPassword } })
    const { rows } = await pool.query('select stars, author, words, state from reviews where order_id = $1', [
      known.orders.invoiced,
    ])
    expect(rows).toEqual([{ stars: 5, author: null, words: '', state: 'released' }])
    expect((await pool.query('select from picture_files')).rowCount).toBe(0)
    const { body } = await api.call('GET', `/thai/api/products/${known.product.productId}`)
    expect(body).toMatchObject({ rating: { average: 5, count: 1 } })
    expect(body).not.toHaveProperty('reviews')
  })

  it('leaves others the messages to an e-mail that was only written into the profile', async () => {
    await receiveCode(api, personal.email)
    await erase()
    const { rows } = await api.database.pool.query('select recipient from messages where recipient = $1', [
      personal.email.toLowerCase(),
    ])
    expect(rows).toHaveLength(1)
  })

  it('keeps of an order what the books need: amounts, and of an invoice its buyer', async () => {
    const { invoiced, onItsWay, paid, withoutInvoice, notSent, notPaid } = known.orders
    const before = await ordersById()
    await erase()
    const after = await ordersById()
    expect(after.size).toBe(6)
    for (const [id, { total_satang }] of before) expect(after.get(id)?.total_satang).toBe(total_satang)
    const { phoneNumber: _, ...buyer } = billingAddress
    for (const id of [invoiced, onItsWay, paid]) expect(after.get(id)?.billing_address).toEqual(buyer)
    for (const id of [withoutInvoice, notSent, notPaid]) expect(after.get(id)?.billing_address).toBeNull()
  })

  it('cancels what has not left the shop: products and money return; what is on its way goes on', async () => {
    const { onItsWay, invoiced, notSent, notPaid, paid } = known.orders
    const before = await stockOf(known.product)
    await erase()
    const after = await ordersById()
    expect(after.get(notSent)).toMatchObject({ fulfilment: 'cancelOrder' })
    expect(after.get(notPaid)).toMatchObject({ fulfilment: 'cancelOrder' })
    expect(after.get(onItsWay)).toMatchObject({ fulfilment: 'shipped', payment: 'pending' })
    expect(after.get(invoiced)).toMatchObject({ fulfilment: 'complete', payment: 'paid' })
    expect(after.get(paid)).toMatchObject({ fulfilment: 'cancelOrder', payment: 'refund' })
    expect(await stockOf(known.product)).toBe(before + 3)
    const { rows } = await api.database.pool.query(
      `select state, refunded_at is not null as "isRefunded" from payment_attempts
       where order_id = any ($1) order by created_at`,
      [[notPaid, paid]],
    )
    expect(rows).toEqual([
      { state: 'expired', isRefunded: false },
      { state: 'paid', isRefunded: true },
    ])
  })

  it('keeps the proof of what was agreed to, without who agreed', async () => {
    await erase()
    const { rows } = await api.database.pool.query(
      'select purpose, version, is_given from consents where customer_id = $1 order by id',
      [known.id],
    )
    expect(rows).toEqual([
      { purpose: 'privacyPolicy', version: '2024.1', is_given: true },
      { purpose: 'news', version: '2024.1', is_given: true },
    ])
  })

  it('ends every session, and nobody signs in any more', async () => {
    await signIn(api, personal.phoneNumber)
    await erase()
    const answer = await known.person.call('GET', '/api/customers')
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'UNAUTHORIZED' }])
    const refused = await signIn(api, personal.phoneNumber)
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'BAD_CREDENTIALS' }])
  })

  it('frees the login: the same phone registers anew, as somebody without a past', async () => {
    await erase()
    const { otp } = await receiveCode(api, personal.phoneNumber)
    const body = {
      buyerType: 'generalPublic',
      phoneNumber: personal.phoneNumber,
      password: rightPassword,
      otp,
      firstName: 'ใหม่',
      lastName: 'หมด',
      productInterests: [],
      consents: { privacyPolicyVersion: '2024.1', news: false },
    }
    const registered = await api.call('POST', '/api/customers/individual', { body })
    expect(registered.status).toBe(200)
    expect(registered.body).not.toEqual({ id: known.id })
  })

  it('wants the password: a wrong one erases nothing, and may be tried five times', async () => {
    const before = await wholeContent(api.database.pool)
    for (let count = 0; count < 5; count += 1) {
      const answer = await erase('Wrong2024')
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_OLD_PASSWORD' }])
    }
    const answer = await erase()
    expect([answer.status, answer.body]).toMatchObject([429, { code: 'RATE_LIMITED' }])
    const but = (content: typeof before) =>
      content.filter(({ place }) => !place.startsWith('rate_limit_hits.'))
    expect(but(await wholeContent(api.database.pool))).toEqual(but(before))
  })

  it('leaves no address behind that was written down at the same moment', async () => {
    const { body } = await known.person.call('GET', '/api/customers/address-book')
    const [{ id: _, ...place } = { id: '' }] = (body as AddressPage).data
    const write = () => known.person.call('POST', '/api/customers/address-book', { body: place })
    const answers = await Promise.all([write(), write(), erase(), write(), write(), write(), write()])
    expect(answers[2]?.status).toBe(200)
    expect(placesOf(await wholeContent(api.database.pool), personal.homeLine)).toEqual([])
  })
})
