import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCustomer } from '../../../../tests/support/api/customers.ts'
import {
  letPass,
  newPhone,
  receiveCode,
  refCodeOf,
  requestCode,
  wrongCode,
  type OtpReason,
} from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ trustProxy: 1 })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

const validate = (userName: string, otp: string, reason: OtpReason = 'register', network?: string) =>
  api.call('POST', '/api/customers/otp/validation', {
    body: { userName, otp, reason },
    headers: { 'x-forwarded-for': network },
  })
const confirm = (userName: string, otp: string, refCode: string, reason: OtpReason = 'register') =>
  api.call('POST', '/api/customers/otp/confirm', { body: { userName, otp, refCode, reason } })

const right = { status: 200 }
const wrong = { status: 400, body: { code: 'OTP_INVALID' } }
const locked = { status: 429, body: { code: 'OTP_LOCKED' } }

async function failFiveTimes(userName: string, otp: string) {
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await validate(userName, wrongCode(otp))).toMatchObject(wrong)
  }
}

describe('a code', () => {
  it('R7.10: POST /api/customers/otp makes six digits that are sent with a reference', async () => {
    const phone = newPhone()
    const answer = await requestCode(api, phone)
    expect(answer).toMatchObject({ status: 200, body: { resendAfterSeconds: 60 } })
    const refCode = refCodeOf(answer)
    expect(refCode).toMatch(/^[A-Z0-9]{4}$/)
    const { rows } = await api.database.pool.query(
      'select channel, code, ref_code from messages where recipient = $1',
      [phone],
    )
    expect(rows).toEqual([{ channel: 'sms', code: expect.stringMatching(/^\d{6}$/), ref_code: refCode }])
  })

  it('lives five minutes from when it was asked for', async () => {
    const { body } = await requestCode(api, newPhone())
    const { rows } = await api.database.pool.query<{ lifetime: number; expires: Date }>(
      `select extract(epoch from expires_at - created_at)::integer as lifetime, expires_at as expires
       from one_time_codes order by id desc limit 1`,
    )
    expect(rows[0]?.lifetime).toBe(300)
    expect(body).toMatchObject({ expiresAt: rows[0]?.expires.toISOString() })
  })

  it('R7.11: POST /api/customers/otp/confirm confirms it, as often as it is asked', async () => {
    const phone = newPhone()
    const { otp, refCode } = await receiveCode(api, phone)
    for (const reference of [refCode, refCode.toLowerCase()]) {
      expect(await confirm(phone, otp, reference)).toMatchObject({ status: 200, body: { verified: true } })
    }
  })

  it('R7.13: POST /api/customers/otp/validation takes userName, otp and reason, and uses nothing up', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    for (let times = 0; times < 7; times += 1) {
      expect(await validate(phone, otp)).toMatchObject({ status: 200, body: { valid: true } })
    }
  })

  it('goes to an e-mail address, however that is spelled', async () => {
    const { otp, refCode } = await receiveCode(api, 'Buyer.One@Example.com')
    expect(await validate('buyer.one@example.com', otp)).toMatchObject(right)
    expect(await confirm('BUYER.ONE@EXAMPLE.COM', otp, refCode)).toMatchObject(right)
  })

  it('is wrong with another reference, and that costs a try', async () => {
    const phone = newPhone()
    const { otp, refCode } = await receiveCode(api, phone)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(phone, otp, 'ZZZZ')).toMatchObject(wrong)
    }
    expect(await confirm(phone, otp, refCode)).toMatchObject(locked)
  })

  it('is good for its user and its reason alone', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    await addCustomer(api.database, { login: phone })
    await receiveCode(api, other)
    const { otp } = await receiveCode(api, phone)
    expect(await validate(other, otp)).toMatchObject(wrong)
    expect(await validate(phone, otp, 'forgotPassword')).toMatchObject(wrong)
    await receiveCode(api, phone, 'forgotPassword')
    expect(await validate(phone, otp, 'forgotPassword')).toMatchObject(wrong)
    expect(await validate(phone, otp)).toMatchObject(right)
  })

  it('is wrong where none was asked for', async () => {
    for (const answer of [
      await validate(newPhone(), '123456'),
      await confirm(newPhone(), '123456', 'K7QX'),
    ]) {
      expect(answer).toMatchObject(wrong)
      expect(answer.body).not.toHaveProperty('attemptsLeft')
    }
  })

  it('gives way to the next one', async () => {
    const phone = newPhone()
    const first = await receiveCode(api, phone)
    await letPass(api, 60)
    const second = await receiveCode(api, phone)
    expect(await confirm(phone, first.otp, first.refCode)).toMatchObject(wrong)
    expect(await confirm(phone, second.otp, second.refCode)).toMatchObject(right)
  })

  it('R4.48: is too old after five minutes, and then says so even to a wrong one', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await letPass(api, 290)
    expect(await validate(phone, otp)).toMatchObject(right)
    await letPass(api, 10)
    for (const typed of [otp, wrongCode(otp)]) {
      expect(await validate(phone, typed)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } })
    }
  })

  it('is locked after five wrong tries, right or not; Retry-After is when another may be asked for', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await failFiveTimes(phone, otp)
    await letPass(api, 20)
    const answer = await validate(phone, otp)
    expect(answer).toMatchObject(locked)
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(30)
    expect(wait).toBeLessThanOrEqual(40)
    await letPass(api, 60)
    expect((await validate(phone, otp)).headers.get('retry-after')).toBe('0')
    const next = await receiveCode(api, phone)
    expect(await validate(phone, next.otp)).toMatchObject(right)
  })

  it('is not locked by somebody else: another network has five tries of its own', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.2', '203.0.113.1'])
      expect(await validate(phone, wrongCode(otp), 'register', network)).toMatchObject(wrong)
    for (const network of ['203.0.113.1', '203.0.113.3'])
      expect(await validate(phone, otp, 'register', network)).toMatchObject(locked)
    expect((await validate(phone, wrongCode(otp))).body).toMatchObject({ attemptsLeft: 4 })
    expect(await validate(phone, otp)).toMatchObject(right)
  })

  it('may be typed on another network than the one that asked for it', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    await failFiveTimes(phone, otp)
    expect(await validate(phone, otp)).toMatchObject(locked)
    expect(await validate(phone, otp, 'register', '203.0.113.4')).toMatchObject(right)
  })

  it('that is right is compared 20 times, for what it authorises may be much work', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    for (let times = 0; times < 20; times += 1) expect(await validate(phone, otp)).toMatchObject(right)
    expect(await validate(phone, otp)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  })

  it('that is wrong says how many tries the newest code has left', async () => {
    const phone = newPhone()
    const { otp, refCode } = await receiveCode(api, phone)
    const left = (attemptsLeft: number) => ({ status: 400, body: { code: 'OTP_INVALID', attemptsLeft } })
    expect(await validate(phone, wrongCode(otp))).toMatchObject(left(4))
    expect(await confirm(phone, wrongCode(otp), refCode)).toMatchObject(left(3))
    expect(await confirm(phone, otp, refCode)).toMatchObject(right)
    for (const attemptsLeft of [2, 1, 0]) {
      expect(await validate(phone, wrongCode(otp))).toMatchObject(left(attemptsLeft))
    }
    expect((await validate(phone, otp)).body).not.toHaveProperty('attemptsLeft')
  })

  it('says the same of the tries to a user of whom nobody knows', async () => {
    const nobody = newPhone()
    await requestCode(api, nobody, 'forgotPassword')
    const { body } = await validate(nobody, '000000', 'forgotPassword')
    expect(body).toMatchObject({ code: 'OTP_INVALID', attemptsLeft: 4 })
  })

  it('loses no try to a right one', async () => {
    const phone = newPhone()
    const { otp, refCode } = await receiveCode(api, phone)
    for (let tries = 0; tries < 4; tries += 1) await validate(phone, wrongCode(otp))
    for (let times = 0; times < 3; times += 1) {
      expect(await confirm(phone, otp, refCode)).toMatchObject(right)
    }
    expect(await validate(phone, wrongCode(otp))).toMatchObject(wrong)
    expect(await validate(phone, otp)).toMatchObject(locked)
  })

  it('cannot be read in the database, nor whom it was sent to', async () => {
    const phone = newPhone()
    const { otp } = await receiveCode(api, phone)
    const { rows } = await api.database.pool.query<Record<string, unknown>>('select * from one_time_codes')
    const stored = rows.flatMap((row) => Object.values(row).map(String))
    expect(stored).not.toContain(phone)
    expect(stored).not.toContain(otp)
    expect(stored.length).toBeGreaterThan(0)
  })
})

it('what is older than every limit is cleared away', async () => {
  await api.database.pool.query('delete from one_time_codes')
  await requestCode(api, newPhone())
  await letPass(api, 24 * 60 * 60)
  await requestCode(api, newPhone())
  const { rows } = await api.database.pool.query('select count(*)::integer as count from one_time_codes')
  expect(rows).toEqual([{ count: 1 }])
})
