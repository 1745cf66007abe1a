import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letPass, newPhone, receiveCode, wrongCode } from '../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { signIn } from '../../tests/support/api/sign-in.ts'
import { consents, customers } from '../db/schema/customers.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from turns'))

const password = 'Acrylic-Sheet-42'
const person = (phoneNumber: string, otp: string) => ({
  buyerType: 'generalPublic',
  phoneNumber,
  password,
  otp,
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'Somchai@Example.com',
  productInterests: ['acrylic'],
  industry: 'signage',
  country: 'TH',
  state: 'กรุงเทพมหานคร',
  city: 'คลองเตย',
  consents: { privacyPolicyVersion: '2024.1', news: true },
})
const company = (email: string, otp: string) => ({
  ...person('0898765432', otp),
  buyerType: 'company',
  email,
  companyName: 'บริษัท ป้ายสวย จำกัด',
  taxId: '0105551234567',
  branchCode: '00000',
})

const register = (body: Partial<ReturnType<typeof company>>) => {
  const kind = body.buyerType === 'company' ? 'legalentity' : 'individual'
  return api.call('POST', `/api/customers/${kind}`, { body })
}
const isExist = async (phone: string) =>
  (await api.call('GET', `/api/customers/is-exist?phoneNumber=${phone}`)).body
const validate = (userName: string, otp: string) =>
  api.call('POST', '/api/customers/otp/validation', { body: { userName, otp, reason: 'register' } })
const customerOf = async (login: string) =>
  (await api.database.db.select().from(customers).where(eq(customers.login, login)))[0]

describe('an individual', () => {
  it('R7.8 R1.4 R1.17: POST /api/customers/individual registers one by phone number and code, who signs in with the number', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    const { status, body } = await register(person(phone, otp))
    const customer = await customerOf(phone)
    expect({ status, body }).toEqual({ status: 200, body: { id: customer?.id } })
    expect(customer).toMatchObject({
      kind: 'individual',
      isActive: true,
      phoneNumber: phone,
      email: 'Somchai@Example.com',
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      productInterests: ['acrylic'],
      industry: 'signage',
      country: 'TH',
      state: 'กรุงเทพมหานคร',
      city: 'คลองเตย',
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    })
    expect((await signIn(api, phone, password)).status).toBe(200)
  })

  it('R7.12: GET /api/customers/is-exist says whether the number is registered', async () => {
    const phone = newPhone()
    expect(await isExist(phone)).toEqual({ isExist: false })
    const { otp } = await receiveCode(api, phone)
    await register(person(phone, otp))
    expect(await isExist(phone)).toEqual({ isExist: true })
  })

  it('is refused when the phone number is taken, and the code stays good', async () => {
    const phone = newPhone()
    const first = await receiveCode(api, phone)
    await register(person(phone, first.otp))
    await letPass(api, 60)
    const { otp } = await receiveCode(api, phone)
    expect(await register(person(phone, otp))).toMatchObject({
      status: 409,
      body: { code: 'PHONE_TAKEN', errors: [{ field: 'phoneNumber', code: 'PHONE_TAKEN' }] },
    })
    expect((await validate(phone, otp)).status).toBe(200)
  })

  it('hears that the number is taken only with the right code', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await register(person(phone, otp))
    await letPass(api, 60)
    const next = await receiveCode(api, phone)
    expect(await register(person(phone, wrongCode(next.otp)))).toMatchObject({
      body: { code: 'OTP_INVALID' },
    })
  })

  it('R5.51: consents to the privacy policy, with version and time', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await register({ ...person(phone, otp), consents: { privacyPolicyVersion: '2024.1', news: false } })
    const customer = await customerOf(phone)
    const given = await api.database.db
      .select()
      .from(consents)
      .where(eq(consents.customerId, customer?.id ?? ''))
    expect(given).toEqual([
      expect.objectContaining({ purpose: 'privacyPolicy', version: '2024.1', isGiven: true }),
      expect.objectContaining({ purpose: 'news', version: '2024.1', isGiven: false }),
    ])
    expect(given.map(({ at }) => at.getTime())).toEqual(
      Array(2).fill(customer?.createdAt.getTime() ?? 'no customer'),
    )
  })
})

describe('a legal entity', () => {
  it('R7.9 R1.18: POST /api/customers/legalentity registers one, who signs in with the e-mail in any case', async () => {
    const { otp } = await receiveCode(api, 'One@Company.co.th')
    const { status, body } = await register(company('ONE@company.co.th', otp))
    const customer = await customerOf('one@company.co.th')
    expect({ status, body }).toEqual({ status: 200, body: { id: customer?.id } })
    expect(customer).toMatchObject({
      kind: 'legalEntity',
      email: 'one@company.co.th',
      phoneNumber: '0898765432',
      companyName: 'บริษัท ป้ายสวย จำกัด',
      taxId: '0105551234567',
      branchCode: '00000',
    })
    expect((await signIn(api, 'One@company.co.TH', password)).status).toBe(200)
  })

  it('is refused when the e-mail is taken, in whatever letters', async () => {
    const first = await receiveCode(api, 'two@company.co.th')
    await register(company('two@company.co.th', first.otp))
    await letPass(api, 60)
    const { otp } = await receiveCode(api, 'two@company.co.th')
    expect(await register(company('Two@Company.co.th', otp))).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'EMAIL_TAKEN' }] },
    })
  })

  it('may share its telephone with others: the number is no login of its own', async () => {
    for (const email of ['three@company.co.th', 'four@company.co.th']) {
      const { otp } = await receiveCode(api, email)
      expect((await register(company(email, otp))).status).toBe(200)
    }
    expect(await isExist('0898765432')).toEqual({ isExist: false })
  })

  it.each(['010555123456', '01055512345678901234567', '01055512345ก7', '0-1055-51234-56-7'])(
    'is refused with the tax id %s',
    async (taxId) => {
      expect(await register({ ...company('tax@company.co.th', '123456'), taxId })).toMatchObject({
        status: 400,
        body: {
          code: 'TAX_ID_INVALID',
          errors: expect.arrayContaining([{ field: 'taxId', code: 'TAX_ID_INVALID' }]),
        },
      })
    },
  )

  it.each(['0105551234567', '01055512345678'])(
    'R9.14: a tax id has at least 13 digits, as %s',
    async (taxId) => {
      const email = `tax${taxId.length}@company.co.th`
      const { otp } = await receiveCode(api, email)
      expect((await register({ ...company(email, otp), taxId })).status).toBe(200)
    },
  )
})

describe('a registration', () => {
  it('R6.16: is another call for individuals than for legal entities', async () => {
    const refused = { status: 400, body: { code: 'VALIDATION' } }
    const asPerson = { body: company('wrong@company.co.th', '123456') }
    expect(await api.call('POST', '/api/customers/individual', asPerson)).toMatchObject(refused)
    const asCompany = { body: person(newPhone(), '123456') }
    expect(await api.call('POST', '/api/customers/legalentity', asCompany)).toMatchObject(refused)
  })

  it('wants the right code, and a wrong one costs a try', async () => {
    const phone = newPhone()
    expect(await register(person(phone, '123456'))).toMatchObject({ body: { code: 'OTP_INVALID' } })
    const { otp } = await receiveCode(api, phone)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await register(person(phone, wrongCode(otp)))).toMatchObject({
        status: 400,
        body: { code: 'OTP_INVALID' },
      })
    }
    expect(await register(person(phone, otp))).toMatchObject({ status: 429, body: { code: 'OTP_LOCKED' } })
    expect(await isExist(phone)).toEqual({ isExist: false })
  })

  it('wants it in time', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await letPass(api, 5 * 60)
    expect(await register(person(phone, otp))).toMatchObject({
      status: 400,
      body: { code: 'OTP_EXPIRED' },
    })
  })

  it('uses its code up', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await register(person(phone, otp))
    expect(await validate(phone, otp)).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } })
  })

  it('takes no code that was made for something else', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await register(person(phone, otp))
    const forgotten = await receiveCode(api, phone, 'forgotPassword')
    expect(await register(person(phone, forgotten.otp))).toMatchObject({ body: { code: 'OTP_INVALID' } })
  })

  it.each(['Password1', 'Qwerty123'])(
    'refuses the common password %s, and no try is lost',
    async (common) => {
      const phone = newPhone()
      const { otp } = await receiveCode(api, phone)
      expect(await register({ ...person(phone, otp), password: common })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', errors: [{ field: 'password', code: 'common' }] },
      })
      expect((await register(person(phone, otp))).status).toBe(200)
    },
  )

  it('takes the version of the privacy policy in force, and for a day the one before', async () => {
    const { pool } = api.database
    await pool.query(
      `insert into pages select slug, v.version, v.at, title_th, title_en, content_th, content_en
       from pages, (values ('2026.9', now() - interval '23 hours'), ('2099.1', now() + interval '1 day')) as v (version, at)
       where slug = 'privacy-policy' and pages.version = '2024.1'`,
    )
    const registerWith = async (privacyPolicyVersion: string) => {
      const phone = newPhone()
      const { otp } = await receiveCode(api, phone)
      const answer = await register({
        ...person(phone, otp),
        consents: { privacyPolicyVersion, news: false },
      })
      return [answer.status, answer.body]
    }
    const refused = [
      400,
      expect.objectContaining({
        code: 'VALIDATION',
        errors: [{ field: 'consents.privacyPolicyVersion', code: 'notInForce' }],
      }),
    ]
    const registered = [200, { id: expect.any(String) }]
    expect(await registerWith('2026.9')).toEqual(registered)
    expect(await registerWith('2024.1')).toEqual(registered)
    expect(await registerWith('2099.1')).toEqual(refused)
    expect(await registerWith('made up')).toEqual(refused)
    await pool.query(
      `update pages set effective_at = effective_at - interval '1 hour' where version = '2026.9'`,
    )
    expect(await registerWith('2024.1')).toEqual(refused)
    await pool.query(`delete from pages where version in ('2026.9', '2099.1')`)
  })

  it('leaves nothing when its last step fails, and the code stays good', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await api.database.pool.query('alter table consents add constraint broken check (false) not valid')
    expect(await register(person(phone, otp))).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    await api.database.pool.query('alter table consents drop constraint broken')
    expect(await customerOf(phone)).toBeUndefined()
    expect((await register(person(phone, otp))).status).toBe(200)
  })
})
