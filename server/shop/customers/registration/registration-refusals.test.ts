import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { letPass, newPhone, receiveCode, wrongCode } from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { company, person, register } from '../../../../tests/support/api/registrations.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

const countOf = async (phone: string) =>
  (await api.database.pool.query('select from customers where phone_number = $1', [phone])).rowCount

it('R6.16: is another call for individuals than for legal entities', async () => {
  const refused = { status: 400, body: { code: 'VALIDATION' } }
  const asPerson = { body: company('wrong@company.co.th', '123456') }
  expect(await api.call('POST', '/api/customers/individual', asPerson)).toMatchObject(refused)
  const asCompany = { body: person(newPhone(), '123456') }
  expect(await api.call('POST', '/api/customers/legalentity', asCompany)).toMatchObject(refused)
})

it('R1.4: wants the right code, and a wrong one costs a try', async () => {
  const phone = newPhone()
  expect(await register(api, person(phone, '123456'))).toMatchObject({ body: { code: 'OTP_INVALID' } })
  const { otp } = await receiveCode(api, phone)
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await register(api, person(phone, wrongCode(otp)))).toMatchObject({
      status: 400,
      body: { code: 'OTP_INVALID' },
    })
  }
  expect(await register(api, person(phone, otp))).toMatchObject({ status: 429, body: { code: 'OTP_LOCKED' } })
  expect(await countOf(phone)).toBe(0)
})

it('wants it in time', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  await letPass(api, 5 * 60)
  expect(await register(api, person(phone, otp))).toMatchObject({
    status: 400,
    body: { code: 'OTP_EXPIRED' },
  })
})

it('uses its code up', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  await register(api, person(phone, otp))
  expect(await register(api, person(phone, otp))).toMatchObject({
    status: 400,
    body: { code: 'OTP_INVALID' },
  })
})

it('takes no code that was made for something else', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  await register(api, person(phone, otp))
  const forgotten = await receiveCode(api, phone, 'forgotPassword')
  expect(await register(api, person(phone, forgotten.otp))).toMatchObject({ body: { code: 'OTP_INVALID' } })
})

it.each(['Password1', 'Qwerty123'])('refuses the common password %s, and no try is lost', async (common) => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  expect(await register(api, { ...person(phone, otp), password: common })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', errors: [{ field: 'password', code: 'common' }] },
  })
  expect((await register(api, person(phone, otp))).status).toBe(200)
})

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
    const answer = await register(api, {
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
  expect(await register(api, person(phone, otp))).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  await api.database.pool.query('alter table consents drop constraint broken')
  expect(await countOf(phone)).toBe(0)
  expect((await register(api, person(phone, otp))).status).toBe(200)
})
