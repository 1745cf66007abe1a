import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  letPass,
  newPhone,
  patience,
  readCode,
  receiveCode,
  refCodeOf,
  requestCode,
  wrongCode,
} from '../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import {
  addCustomerWithPassword,
  refresh,
  rightPassword,
  signIn,
  signOut,
  tokensOf,
} from '../../../tests/support/api/sign-in.ts'
import { codeDigests } from './codes/secrets.ts'
import { sandboxSettings } from '../common/shop-settings.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

const newPassword = 'Polycarbonate-7'
const reason = 'forgotPassword'

const requestByEmail = (email: string) =>
  api.call('POST', '/api/accounts/forgot-password/legalentity/otp', { body: { email } })
const reset = (userName: string, otp: string, password = newPassword) =>
  userName.includes('@')
    ? api.call('POST', '/api/accounts/forgot-password/legalentity', {
        body: { email: userName, newPassword: password, otp, reason },
      })
    : api.call('POST', '/api/accounts/forgot-password/individual', {
        body: { phoneNumber: userName, newPassword: password, otp, reason },
      })

async function addPerson(): Promise<string> {
  const login = newPhone()
  await addCustomerWithPassword(api, { login })
  return login
}
async function addCompany(name: string): Promise<string> {
  const login = `${name}@company.co.th`
  const company = { companyName: 'บริษัท ป้ายสวย จำกัด', taxId: '0105551234567', branchCode: '00000' }
  await addCustomerWithPassword(api, { login, kind: 'legalEntity', email: login, ...company })
  return login
}
const messagesTo = async (recipient: string) =>
  (await api.database.pool.query('select from messages where recipient = $1', [recipient])).rowCount

describe('a reset', () => {
  it('R7.15: POST /api/accounts/forgot-password/individual gives the customer of a phone number a new password', async () => {
    const phone = await addPerson()
    const { otp } = await receiveCode(api, phone, reason)
    expect(await reset(phone, otp)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await signIn(api, phone, rightPassword)).toMatchObject({ body: { code: 'BAD_CREDENTIALS' } })
    expect((await signIn(api, phone, newPassword)).status).toBe(200)
  })

  it('R7.14 R7.16: a legal entity gets its code and its new password by e-mail, in whatever letters', async () => {
    const email = await addCompany('reset')
    const answer = await requestByEmail('Reset@Company.co.th')
    expect(answer).toMatchObject({ status: 200, body: { resendAfterSeconds: 60 } })
    const otp = await vi.waitFor(() => readCode(api, email, refCodeOf(answer)), patience)
    expect(await reset('RESET@company.co.th', otp)).toMatchObject({ status: 200 })
    expect((await signIn(api, email, newPassword)).status).toBe(200)
  })

  it('R6.17: is another call for individuals than for legal entities', async () => {
    const refused = { status: 400, body: { code: 'VALIDATION' } }
    const rest = { newPassword, otp: '123456', reason }
    for (const [kind, body] of [
      ['individual', { ...rest, email: 'wrong@company.co.th' }],
      ['legalentity', { ...rest, phoneNumber: newPhone() }],
    ] as const) {
      expect(await api.call('POST', `/api/accounts/forgot-password/${kind}`, { body })).toMatchObject(refused)
    }
  })

  it('ends every session', async () => {
    const phone = await addPerson()
    const sessions = [tokensOf(await signIn(api, phone)), tokensOf(await signIn(api, phone))]
    const { otp } = await receiveCode(api, phone, reason)
    await reset(phone, otp)
    for (const { access_token, refresh_token } of sessions) {
      expect(await signOut(api, access_token)).toMatchObject({ status: 401 })
      expect(await refresh(api, refresh_token)).toMatchObject({ body: { code: 'REFRESH_REFUSED' } })
    }
  })

  it('uses its code up, and a second one fails', async () => {
    const phone = await addPerson()
    const { otp } = await receiveCode(api, phone, reason)
    await reset(phone, otp)
    expect(await reset(phone, otp, 'Polypropylene-8')).toMatchObject({ body: { code: 'OTP_INVALID' } })
    expect((await signIn(api, phone, newPassword)).status).toBe(200)
  })

  it('with a wrong code, an old one or a locked one changes nothing', async () => {
    const phone = await addPerson()
    const first = await receiveCode(api, phone, reason)
    await letPass(api, 5 * 60)
    expect(await reset(phone, first.otp)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } })
    const { otp } = await receiveCode(api, phone, reason)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await reset(phone, wrongCode(otp))).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } })
    }
    expect(await reset(phone, otp)).toMatchObject({ status: 429, body: { code: 'OTP_LOCKED' } })
    expect((await signIn(api, phone)).status).toBe(200)
  })

  it('takes no code that was made for something else', async () => {
    const phone = await addPerson()
    const { otp } = await receiveCode(api, phone, 'changePassword')
    expect(await reset(phone, otp)).toMatchObject({ body: { code: 'OTP_INVALID' } })
  })

  it('refuses a common password, and no try is lost', async () => {
    const phone = await addPerson()
    const { otp } = await receiveCode(api, phone, reason)
    expect(await reset(phone, otp, 'Password1')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: [{ field: 'newPassword', code: 'common' }] },
    })
    expect((await reset(phone, otp)).status).toBe(200)
  })
})

describe('who asks for another', () => {
  it.each(['forgotPassword', 'changePassword'] as const)(
    'gets the same answers whether there is such a customer or not: %s',
    async (why) => {
      const [known, unknown] = [await addPerson(), newPhone()]
      const shapes: unknown[] = []
      for (const phone of [known, unknown]) {
        const asked = await requestCode(api, phone, why)
        const again = await requestCode(api, phone, why)
        shapes.push([keysOf(asked.body), asked.status, again.status, keysOf(again.body)])
      }
      expect(shapes[0]).toEqual(shapes[1])
      await vi.waitFor(async () => expect(await messagesTo(known)).toBe(1), patience)
      expect(await messagesTo(unknown)).toBe(0)
    },
  )

  it('hears the same of guesses: wrong, locked, too old', async () => {
    const [known, unknown] = [await addPerson(), newPhone()]
    const received: unknown[] = []
    for (const phone of [known, unknown]) {
      const words: unknown[] = [codeOf(await reset(phone, '000000'))]
      await requestCode(api, phone, reason)
      await api.database.pool.query(`update one_time_codes set code_digest = 'none that a code makes'`)
      for (let tries = 0; tries < 6; tries += 1) words.push(codeOf(await reset(phone, '000000')))
      await letPass(api, 5 * 60)
      words.push(codeOf(await reset(phone, '000000')))
      received.push(words)
    }
    expect(received[0]).toEqual(received[1])
    expect(received[0]).toEqual([...Array(6).fill('OTP_INVALID'), 'OTP_LOCKED', 'OTP_EXPIRED'])
  })

  it('cannot reset what is not there, even with the code that nobody was sent', async () => {
    const [phone, nobody] = [newPhone(), newPhone()]
    const { otp } = await receiveCode(api, phone)
    await requestCode(api, nobody, reason)
    await api.database.pool.query(makeRight, [
      codeDigests(sandboxSettings, { login: nobody, reason }, otp)[0],
    ])
    expect(await reset(nobody, otp)).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } })
  })

  it('gets nothing by the e-mail that an individual left: it is no login', async () => {
    await addCustomerWithPassword(api, { login: newPhone(), email: 'person@example.com' })
    expect((await requestByEmail('person@example.com')).status).toBe(200)
    expect(await messagesTo('person@example.com')).toBe(0)
  })
})

const keysOf = (body: unknown) => Object.keys(Object(body)).toSorted()
const codeOf = ({ body }: { body: unknown }) => Object(body).code
const makeRight = `update one_time_codes set code_digest = $1 where id = (select max(id) from one_time_codes)`
