import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letPass, newPhone, receiveCode, wrongCode } from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { chosenPassword, company, person, register } from '../../../../tests/support/api/registrations.ts'
import { signIn } from '../../../../tests/support/api/sign-in.ts'
import { consents, customers } from '../../../db/schema/customers.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

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
    const { status, body } = await register(api, person(phone, otp))
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
    expect((await signIn(api, phone, chosenPassword)).status).toBe(200)
  })

  it('R7.12: GET /api/customers/is-exist says whether the number is registered', async () => {
    const phone = newPhone()
    expect(await isExist(phone)).toEqual({ isExist: false })
    const { otp } = await receiveCode(api, phone)
    await register(api, person(phone, otp))
    expect(await isExist(phone)).toEqual({ isExist: true })
  })

  it('is refused when the phone number is taken, and the code stays good', async () => {
    const phone = newPhone()
    const first = await receiveCode(api, phone)
    await register(api, person(phone, first.otp))
    await letPass(api, 60)
    const { otp } = await receiveCode(api, phone)
    expect(await register(api, person(phone, otp))).toMatchObject({
      status: 409,
      body: { code: 'PHONE_TAKEN', errors: [{ field: 'phoneNumber', code: 'PHONE_TAKEN' }] },
    })
    expect((await validate(phone, otp)).status).toBe(200)
  })

  it('hears that the number is taken only with the right code', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await register(api, person(phone, otp))
    await letPass(api, 60)
    const next = await receiveCode(api, phone)
    expect(await register(api, person(phone, wrongCode(next.otp)))).toMatchObject({
      body: { code: 'OTP_INVALID' },
    })
  })

  it('R5.51: consents to the privacy policy, with version and time', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await register(api, { ...person(phone, otp), consents: { privacyPolicyVersion: '2024.1', news: false } })
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
    const { status, body } = await register(api, company('ONE@company.co.th', otp))
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
    expect((await signIn(api, 'One@company.co.TH', chosenPassword)).status).toBe(200)
  })

  it('is called on a landline, which signs nobody in', async () => {
    const { otp } = await receiveCode(api, 'landline@company.co.th')
    const { status } = await register(api, {
      ...company('landline@company.co.th', otp),
      phoneNumber: '021234567',
    })
    expect(status).toBe(200)
    expect(await customerOf('landline@company.co.th')).toMatchObject({ phoneNumber: '021234567' })
    expect(await register(api, person('021234567', otp))).toMatchObject({ body: { code: 'VALIDATION' } })
    expect((await signIn(api, '021234567', chosenPassword)).status).toBe(400)
  })

  it('is refused when the e-mail is taken, in whatever letters', async () => {
    const first = await receiveCode(api, 'two@company.co.th')
    await register(api, company('two@company.co.th', first.otp))
    await letPass(api, 60)
    const { otp } = await receiveCode(api, 'two@company.co.th')
    expect(await register(api, company('Two@Company.co.th', otp))).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'EMAIL_TAKEN' }] },
    })
  })

  it('may share its telephone with others: the number is no login of its own', async () => {
    for (const email of ['three@company.co.th', 'four@company.co.th']) {
      const { otp } = await receiveCode(api, email)
      expect((await register(api, company(email, otp))).status).toBe(200)
    }
    expect(await isExist('0898765432')).toEqual({ isExist: false })
  })

  it.each(['010555123456', '01055512345678901234567', '01055512345ก7', '0-1055-51234-56-7'])(
    'is refused with the tax id %s',
    async (taxId) => {
      expect(await register(api, { ...company('tax@company.co.th', '123456'), taxId })).toMatchObject({
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
      expect((await register(api, { ...company(email, otp), taxId })).status).toBe(200)
    },
  )
})
