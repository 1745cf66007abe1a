import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address, AddressInput } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

const book = '/api/customers/address-book'
const place: AddressInput = {
  recipientName: 'สมชาย ใจดี',
  phoneNumber: '0812345678',
  addressLine: '99/1 ถนนสุขุมวิท',
  subDistrict: 'คลองเตย',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
  isDefault: false,
}

let api: TestApi
let me: string
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(async () => {
  me = await addCustomer(api.database)
})

const call = (method: string, url: string, body?: unknown, who = me) =>
  api.call(method, url, { headers: signedInAs(who), body })

async function create(fields: Partial<AddressInput> = {}, who = me): Promise<Address> {
  const { status, body } = await call('POST', book, { ...place, ...fields }, who)
  expect(status).toBe(200)
  return body as Address
}

async function list(query = '', who = me): Promise<{ data: Address[]; totalRecords: number }> {
  const { body } = await call('GET', `${book}${query}`, undefined, who)
  return body as { data: Address[]; totalRecords: number }
}

const namesOf = (addresses: Address[]) => addresses.map(({ recipientName }) => recipientName)
const defaultsOf = (addresses: Address[]) => namesOf(addresses.filter(({ isDefault }) => isDefault))

describe('keeping addresses', () => {
  it('R3.18, R3.20, R7.22, R7.21: an address is kept and read with all its fields, and only those that it has', async () => {
    const whole = {
      ...place,
      isDefault: true,
      taxId: '0105556123453',
      branchCode: '00000',
      location: { lat: 13.7221, lng: 100.5686 },
    }
    const created = await create(whole)
    expect(created).toEqual({ ...whole, id: created.id })
    expect((await call('GET', `${book}/${created.id}`)).body).toEqual(created)
    const bare = await create()
    expect(bare).toEqual({ ...place, id: bare.id })
  })

  it('R7.20: lists a page at a time, the default first and then the newest', async () => {
    for (const recipientName of ['หนึ่ง', 'สอง', 'สาม', 'สี่']) await create({ recipientName })
    expect(namesOf((await list()).data)).toEqual(['หนึ่ง', 'สี่', 'สาม', 'สอง'])
    const second = await list('?pageNumber=2&pageSize=3')
    expect([namesOf(second.data), second.totalRecords]).toEqual([['สอง'], 4])
    expect(await list('?pageNumber=3&pageSize=3')).toEqual({ data: [], totalRecords: 4 })
  })

  it('nobody has any to begin with', async () => {
    expect(await list()).toEqual({ data: [], totalRecords: 0 })
  })

  it('R7.23: an address is replaced whole: what is left out is taken away', async () => {
    const { id } = await create({ taxId: '0105556123453', location: { lat: 1, lng: 2 } })
    const answer = await call('PUT', `${book}/${id}`, { ...place, recipientName: 'ร้านป้าย' })
    expect(answer.body).toEqual({ ...place, id, recipientName: 'ร้านป้าย', isDefault: true })
    expect((await call('GET', `${book}/${id}`)).body).toEqual(answer.body)
  })

  it('R7.24: an address is deleted, once', async () => {
    const { id } = await create()
    expect((await call('DELETE', `${book}/${id}`)).body).toEqual({ ok: true })
    for (const [method, body] of [['GET'], ['DELETE'], ['PUT', place]] as const) {
      const answer = await call(method, `${book}/${id}`, body)
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_FOUND' }])
    }
  })

  it('a landline can be called about a delivery', async () => {
    expect(await create({ phoneNumber: '021234567' })).toMatchObject({ phoneNumber: '021234567' })
    expect((await call('POST', book, { ...place, phoneNumber: '0212345678' })).body).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'phoneNumber' }],
    })
  })

  it('R9.14: a tax id has at least 13 digits', async () => {
    const refused = { code: 'TAX_ID_INVALID', errors: [{ field: 'taxId', code: 'TAX_ID_INVALID' }] }
    for (const taxId of ['01055561234A3', '0105556123453x']) {
      const answer = await call('POST', book, { ...place, taxId })
      expect([answer.status, answer.body]).toMatchObject([400, refused])
    }
    expect((await call('POST', book, { ...place, taxId: '123456789012' })).body).toMatchObject({
      code: 'TAX_ID_INVALID',
    })
    expect(await create({ taxId: '12345678901234' })).toMatchObject({ taxId: '12345678901234' })
  })
})

describe('the default', () => {
  it('R3.19: is the first, whatever it says, and stays it until another is chosen', async () => {
    const first = await create({ recipientName: 'หนึ่ง', isDefault: false })
    await create({ recipientName: 'สอง', isDefault: false })
    expect(defaultsOf((await list()).data)).toEqual(['หนึ่ง'])
    const stored = await call('PUT', `${book}/${first.id}`, {
      ...place,
      recipientName: 'หนึ่ง',
      isDefault: false,
    })
    expect(stored.body).toMatchObject({ isDefault: true })
  })

  it('moves to the one that is created or changed as it', async () => {
    const first = await create({ recipientName: 'หนึ่ง' })
    await create({ recipientName: 'สอง', isDefault: true })
    expect(defaultsOf((await list()).data)).toEqual(['สอง'])
    await call('PUT', `${book}/${first.id}`, { ...place, recipientName: 'หนึ่ง', isDefault: true })
    expect(defaultsOf((await list()).data)).toEqual(['หนึ่ง'])
  })

  it('passes to the newest when it is deleted, and to nobody with the last', async () => {
    const first = await create({ recipientName: 'หนึ่ง' })
    await create({ recipientName: 'สอง' })
    const third = await create({ recipientName: 'สาม' })
    await call('DELETE', `${book}/${first.id}`)
    expect(defaultsOf((await list()).data)).toEqual(['สาม'])
    await call('DELETE', `${book}/${third.id}`)
    expect(defaultsOf((await list()).data)).toEqual(['สอง'])
  })

  it('of many creations and choices at once exactly one is left', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => create({ isDefault: index % 2 === 0 })))
    const { data, totalRecords } = await list('?pageSize=100')
    expect([totalRecords, defaultsOf(data).length]).toEqual([20, 1])

    await Promise.all(data.map(({ id }) => call('PUT', `${book}/${id}`, { ...place, isDefault: true })))
    expect(defaultsOf((await list('?pageSize=100')).data)).toHaveLength(1)

    await Promise.all(data.slice(0, 19).map(({ id }) => call('DELETE', `${book}/${id}`)))
    expect(defaultsOf((await list()).data)).toHaveLength(1)
  })
})

describe('another customer', () => {
  it('has a book of their own: nothing of it can be read, changed or deleted', async () => {
    const someoneElse = await addCustomer(api.database)
    const theirs = await create({}, someoneElse)
    for (const [method, body] of [['GET'], ['PUT', { ...place, isDefault: true }], ['DELETE']] as const) {
      const answer = await call(method, `${book}/${theirs.id}`, body)
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_FOUND' }])
    }
    await create({ isDefault: true })
    expect((await list()).totalRecords).toBe(1)
    expect(await list('', someoneElse)).toEqual({ data: [theirs], totalRecords: 1 })
  })

  it('who has gone meanwhile is signed in no more', async () => {
    await api.database.pool.query(
      `update customers set erased_at = now(), login = null, password_hash = null, phone_number = null,
         first_name = null, last_name = null where id = $1`,
      [me],
    )
    const answer = await call('POST', book, place)
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'UNAUTHORIZED' }])
  })
})

describe('the size of a book', () => {
  const fill = (count: number) =>
    api.database.pool.query(
      `insert into addresses (id, customer_id, is_default, recipient_name, phone_number, address_line, sub_district, district, province, postcode)
       select $1 || '-' || n, $1, n = 1, 'A', '0812345678', 'B', 'C', 'D', 'E', '10110' from generate_series(1, $2) n`,
      [me, count],
    )

  it('is a hundred addresses, also for two who add the last at once; whoever removes one can add another', async () => {
    await fill(99)
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', book, { ...place, isDefault: true })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const full = { status: 409, code: 'ADDRESS_BOOK_FULL', detail: '100' }
    expect((await call('POST', book, place)).body).toMatchObject(full)
    const { data, totalRecords } = await list('?pageSize=100')
    expect([totalRecords, defaultsOf(data).length]).toEqual([100, 1])
    expect((await call('PUT', `${book}/${me}-1`, place)).status).toBe(200)
    expect((await call('DELETE', `${book}/${me}-1`)).status).toBe(200)
    await create()
  })
})
