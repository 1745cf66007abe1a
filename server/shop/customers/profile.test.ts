import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const company = { companyName: 'บริษัท ป้ายสวย จำกัด', taxId: '0105556123453', branchCode: '00000' }
const legalEntity = { kind: 'legalEntity' as const, ...company }
const update = { firstName: 'สมศรี', lastName: 'มีสุข', productInterests: ['pvc'], consents: { news: false } }
const billingAddress = {
  recipientName: 'บริษัท ป้ายสวย จำกัด',
  phoneNumber: '0898765432',
  addressLine: '99/1 ถนนสุขุมวิท',
  subDistrict: 'คลองเตย',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
  taxId: '0105556123453',
  branchCode: '00000',
}

async function read(id: string): Promise<Profile> {
  const { status, body } = await api.call('GET', '/api/customers', { headers: signedInAs(id) })
  expect(status).toBe(200)
  return body as Profile
}

const write = (id: string, body: unknown) =>
  api.call('PUT', '/api/customers', { headers: signedInAs(id), body })

let count = 0
function addLegalEntity(): Promise<string> {
  const email = `buyer-${++count}@shop.co.th`
  return addCustomer(api.database, { ...legalEntity, login: email, email })
}

async function newsOf(id: string) {
  const { rows } = await api.database.pool.query(
    `select version, is_given, at <= now() as "isDated" from consents where customer_id = $1 and purpose = 'news' order by id`,
    [id],
  )
  return rows
}

describe('R7.18: reading the profile', () => {
  it('of an individual shows what is known, and nothing else', async () => {
    const id = await addCustomer(api.database, { phoneNumber: '0811111111', login: '0811111111' })
    expect(await read(id)).toEqual({
      id,
      kind: 'individual',
      buyerType: 'generalPublic',
      phoneNumber: '0811111111',
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      productInterests: [],
      consents: { privacyPolicyVersion: '2024.1', news: false },
      isActive: true,
    })
  })

  it('of a legal entity names the company', async () => {
    expect(await read(await addLegalEntity())).toMatchObject({
      kind: 'legalEntity',
      buyerType: 'company',
      email: expect.stringContaining('@shop.co.th'),
      ...company,
    })
  })

  it('is refused to who has gone meanwhile', async () => {
    const answer = await api.call('GET', '/api/customers', { headers: signedInAs('c-nobody') })
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'UNAUTHORIZED' }])
  })
})

describe('R7.19: updating the profile', () => {
  it('of an individual writes every field, and takes away what is left out', async () => {
    const id = await addCustomer(api.database)
    const before = await read(id)
    const all = {
      ...update,
      email: 'Somsri@example.com',
      industry: 'signage',
      country: 'TH',
      state: 'กรุงเทพมหานคร',
      city: 'คลองเตย',
      billingAddress,
    }
    const { status, body } = await write(id, all)
    expect([status, body]).toEqual([
      200,
      { ...before, ...all, consents: { ...before.consents, news: false } },
    ])
    expect(await read(id)).toEqual(body)
    const bare = await write(id, update)
    expect(bare.body).toEqual({ ...before, ...update, consents: { ...before.consents, news: false } })
  })

  it('of a legal entity changes the company, and never the e-mail that it signs in with', async () => {
    const id = await addLegalEntity()
    const { email = '' } = await read(id)
    const changed = { ...update, ...company, companyName: 'บริษัท ป้ายใหม่ จำกัด', branchCode: '00001' }
    const shown = (await write(id, changed)).body
    expect(shown).toMatchObject({ email, companyName: 'บริษัท ป้ายใหม่ จำกัด', branchCode: '00001' })
    expect((await write(id, { ...changed, email: email.toUpperCase() })).body).toEqual(shown)

    const refused = await write(id, { ...changed, email: 'other@shop.co.th' })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'VALIDATION', errors: [{ field: 'email', code: 'const' }] },
    ])
    expect(await read(id)).toEqual(shown)
  })

  it('refuses an individual a company, and a legal entity to be without one', async () => {
    const individual = await write(await addCustomer(api.database), { ...update, ...company })
    expect(individual.status).toBe(400)
    expect(individual.body).toMatchObject({
      code: 'VALIDATION',
      errors: ['companyName', 'taxId', 'branchCode'].map((field) => ({
        field,
        code: 'additionalProperties',
      })),
    })
    const { taxId: _, ...rest } = company
    const entity = await write(await addLegalEntity(), { ...update, ...rest })
    expect([entity.status, entity.body]).toMatchObject([
      400,
      { code: 'VALIDATION', errors: [{ field: 'taxId', code: 'required' }] },
    ])
  })

  it('refuses a tax id that is none, of the company and of the billing address', async () => {
    const id = await addLegalEntity()
    const wrong = await write(id, { ...update, ...company, taxId: '01055561234A3' })
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { code: 'TAX_ID_INVALID', errors: [{ field: 'taxId', code: 'TAX_ID_INVALID' }] },
    ])
    const billing = { ...billingAddress, taxId: '01055561234A3' }
    const wrongBilling = await write(id, { ...update, ...company, billingAddress: billing })
    expect([wrongBilling.status, wrongBilling.body]).toMatchObject([
      400,
      { code: 'TAX_ID_INVALID', errors: [{ field: 'billingAddress.taxId', code: 'TAX_ID_INVALID' }] },
    ])
  })

  it('tells nobody who signs in with an e-mail: it is taken as the own, and opens nothing', async () => {
    const company = await addLegalEntity()
    const { email = '' } = await read(company)
    const id = await addCustomer(api.database)
    const answers = [
      await write(id, { ...update, email: 'nobody@example.com' }),
      await write(id, { ...update, email }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(company)).email).toBe(email)
    const { rows } = await api.database.pool.query('select id from customers where login = $1', [email])
    expect(rows).toEqual([{ id: company }])
  })

  it('is limited for each customer, so that nobody tries out what others have', async () => {
    const [id, other] = [await addCustomer(api.database), await addCustomer(api.database)]
    const statuses = []
    for (let count = 0; count < 61; count += 1) statuses.push((await write(id, update)).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await write(other, update)).status).toBe(200)
  })

  it('two may name the same e-mail when neither signs in with it', async () => {
    for (const id of [await addCustomer(api.database), await addCustomer(api.database)])
      expect((await write(id, { ...update, email: 'family@example.com' })).status).toBe(200)
  })
})

describe('consent to news', () => {
  it('is given and withdrawn with the policy in force and the time, and every change stays on record', async () => {
    const id = await addCustomer(api.database)
    await write(id, { ...update, consents: { news: true } })
    await write(id, { ...update, consents: { news: true } })
    expect((await read(id)).consents).toEqual({ privacyPolicyVersion: '2024.1', news: true })
    await api.database.pool.query(
      `insert into pages select slug, '2026.9', now() - interval '1 second', title_th, title_en, content_th, content_en
       from pages where slug = 'privacy-policy' and version = '2024.1'`,
    )
    const { body } = await write(id, { ...update, consents: { news: false } })
    expect(body).toMatchObject({ consents: { privacyPolicyVersion: '2024.1', news: false } })
    expect(await newsOf(id)).toEqual([
      { version: '2024.1', is_given: true, isDated: true },
      { version: '2026.9', is_given: false, isDated: true },
    ])
  })

  it('is noted once, however many say it at once', async () => {
    const id = await addCustomer(api.database)
    await Promise.all(Array.from({ length: 10 }, () => write(id, { ...update, consents: { news: true } })))
    expect(await newsOf(id)).toHaveLength(1)
  })
})
