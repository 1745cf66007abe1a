import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AuditList,
  CustomerExport,
  OfficeCustomerDetail,
  OfficeCustomerPage,
} from '../../../../openapi/generated/schema.ts'
import { customers } from '../../../db/schema/customers.ts'
import {
  openShopOfKnownPerson,
  personal,
  type KnownPerson,
} from '../../../../tests/support/api/known-person.ts'
import type { TestApi } from '../../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { rightPassword, signIn } from '../../../../tests/support/api/sign-in.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { placesOf, wholeContent } from '../../../../tests/support/database/whole-content.ts'

let shop: Awaited<ReturnType<typeof openShopOfKnownPerson>>
let api: TestApi
let known: KnownPerson
let headers: { cookie: string }
beforeAll(async () => {
  shop = await openShopOfKnownPerson()
  return shop.drop
})
beforeEach(async () => {
  const copy = await shop.copy()
  ;({ api, known } = copy)
  headers = await staffSession(api.database, (await addTestStaff(api.database)).id)
  return copy.close
})

const call = (method: string, path: string, body?: object) =>
  api.call(method, `/api/office/${path}`, { headers, ...(body && { body }) })
const find = async (query: Record<string, string>) =>
  good<OfficeCustomerPage>(await call('GET', `customers?${new URLSearchParams(query)}`))
const read = async () => good<OfficeCustomerDetail>(await call('GET', `customers/${known.id}`))
const record = (kind: 'export' | 'erase', askedAt = '2024-11-20T03:00:00.000Z') =>
  call('POST', `customers/${known.id}/requests`, { kind, askedAt })
const requestOf = async (kind: 'export' | 'erase') =>
  good<OfficeCustomerDetail>(await record(kind)).requests.find(
    (one) => one.kind === kind && one.id !== 'cr-known',
  )
const actions = async () =>
  good<AuditList>(await call('GET', `audit?subject=${known.id}`)).data.map(({ action }) => action)

describe('R19.11: the list', () => {
  it('finds by a part of the name, e-mail, phone number, company and tax id', async () => {
    await api.database.pool.query(
      `update customers set company_name = 'บริษัทป้ายหายาก', tax_id = '0105512345999' where id = $1`,
      [known.id],
    )
    const { firstName, lastName, email, phoneNumber } = personal
    const words = [
      firstName.slice(2),
      lastName,
      email.toUpperCase(),
      phoneNumber,
      '065-551',
      'ป้ายหายาก',
      '12345999',
    ]
    for (const keyword of words) {
      const { data } = await find({ keyword })
      expect(
        data.map(({ id }) => id),
        keyword,
      ).toEqual([known.id])
    }
    expect(await find({ keyword: 'ไม่มีใครชื่อนี้' })).toEqual({ data: [], totalRecords: 0 })
    expect(await find({ keyword: '%' })).toMatchObject({ totalRecords: 0 })
  })

  it('is the newest first, in pages, with what each ordered and still waits for', async () => {
    const { data, totalRecords } = await find({ pageSize: '1' })
    expect(data).toMatchObject([
      { id: known.id, kind: 'individual', orderCount: 6, openRequests: 1, isActive: true },
    ])
    expect(totalRecords).toBe(await api.database.db.$count(customers))
  })

  it('has views of who may not sign in, and of who waits for an answer', async () => {
    const inactive = { view: 'inactive', keyword: personal.phoneNumber }
    expect((await find(inactive)).totalRecords).toBe(0)
    expect((await find({ view: 'asked' })).data.map(({ id }) => id)).toEqual([known.id])
    good(await call('PUT', `customers/${known.id}`, { isActive: false }))
    expect((await find(inactive)).data.map(({ id }) => id)).toEqual([known.id])
    expect((await find({ view: 'active', keyword: personal.phoneNumber })).data).toEqual([])
  })
})

it('reads a customer with addresses, sessions, orders and requests', async () => {
  const detail = await read()
  expect(detail).toMatchObject({
    customer: { name: `${personal.firstName} ${personal.lastName}`, orderCount: 6 },
    addressCount: 2,
    requests: [{ id: 'cr-known', kind: 'export', recordedBy: { name: 'สมศรี ใจดี' } }],
  })
  expect(detail.orders).toHaveLength(6)
  expect(detail.sessions).toHaveLength(1)
  expect(refusalOf(await call('GET', 'customers/nobody')).status).toBe(404)
})

describe('R19.11: deactivating', () => {
  it('ends the sessions at once, refuses the right password, and can be taken back', async () => {
    expect((await known.person.call('GET', '/api/customers')).status).toBe(200)
    const { customer, sessions } = good<OfficeCustomerDetail>(
      await call('PUT', `customers/${known.id}`, { isActive: false }),
    )
    expect([customer.isActive, sessions]).toEqual([false, []])
    expect((await known.person.call('GET', '/api/customers')).status).toBe(401)
    expect(refusalOf(await signIn(api, personal.phoneNumber))).toEqual({ status: 403, code: 'USER_INACTIVE' })
    expect(refusalOf(await signIn(api, personal.phoneNumber, 'Wrong2024')).code).toBe('BAD_CREDENTIALS')
    good(await call('PUT', `customers/${known.id}`, { isActive: true }))
    expect((await signIn(api, personal.phoneNumber, rightPassword)).status).toBe(200)
    expect(await actions()).toEqual(['changeCustomer', 'changeCustomer'])
  })
})

describe('R19.11: a request', () => {
  it('is written down with the day it was asked, once while it waits, and never for a day to come', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString()
    expect(refusalOf(await record('erase', later))).toMatchObject({ status: 400, code: 'VALIDATION' })
    const erasure = await requestOf('erase')
    expect(erasure).toMatchObject({ askedAt: '2024-11-20T03:00:00.000Z' })
    expect(erasure).not.toHaveProperty('answeredAt')
    expect(refusalOf(await record('erase'))).toEqual({ status: 409, code: 'EDIT_CONFLICT' })
  })

  it('of an export is answered with everything, again the same, and with the time of the first answer', async () => {
    const exported = good<CustomerExport>(await call('POST', 'customer-requests/cr-known/export'))
    expect(JSON.stringify(exported)).toContain(personal.homeLine)
    const [first] = (await read()).requests
    expect(first?.answeredAt).toBeDefined()
    good(await call('POST', 'customer-requests/cr-known/export'))
    expect((await read()).requests).toEqual([first])
    expect(await actions()).toEqual(['exportCustomer', 'exportCustomer'])
    expect(refusalOf(await call('POST', 'customer-requests/cr-known/erasure')).status).toBe(404)
  })

  it('of an erasure forgets the person, and the log and the request have no word of theirs', async () => {
    const erasure = await requestOf('erase')
    good(await call('POST', `customer-requests/${erasure?.id}/erasure`))
    const after = await wholeContent(api.database.pool)
    const taxed: string[] = [personal.invoiceName, personal.invoiceLine, personal.invoiceTaxId]
    for (const word of Object.values(personal))
      expect(placesOf(after, word), word).toEqual(taxed.includes(word) ? ['orders.billing_address'] : [])
    const { customer, requests, orders } = await read()
    expect(customer).toMatchObject({ name: '', isActive: false, erasedAt: expect.any(String) })
    expect(orders).toHaveLength(6)
    expect(requests.find(({ kind }) => kind === 'erase')?.answeredAt).toBeDefined()
    expect((await known.person.call('GET', '/api/customers')).status).toBe(401)
    good(await call('POST', `customer-requests/${erasure?.id}/erasure`))
    expect(await actions()).toEqual(['eraseCustomer', 'recordRequest'])
    expect(refusalOf(await call('PUT', `customers/${known.id}`, { isActive: true })).code).toBe(
      'EDIT_CONFLICT',
    )
    expect(refusalOf(await record('erase')).code).toBe('EDIT_CONFLICT')
    expect(refusalOf(await call('POST', 'customer-requests/cr-known/export')).status).toBe(404)
  })

  it('of an erasure lets nobody write a note about the person afterwards', async () => {
    const { orderNumber = '' } = (await read()).orders[0] ?? {}
    const note = () => call('POST', `orders/${orderNumber}/notes`, { text: personal.firstName })
    expect((await note()).status).toBe(200)
    good(await call('POST', `customer-requests/${(await requestOf('erase'))?.id}/erasure`))
    expect(refusalOf(await note())).toEqual({ status: 409, code: 'ORDER_NOT_ALLOWED' })
    expect(placesOf(await wholeContent(api.database.pool), personal.firstName)).toEqual([])
  })
})
