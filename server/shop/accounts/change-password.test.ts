import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { letPass, newPhone, receiveCode, wrongCode } from '../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import {
  addCustomerWithPassword,
  refresh,
  rightPassword,
  signIn,
  signOut,
  tokensOf,
} from '../../../tests/support/api/sign-in.ts'
import { untilWaitingOrDone } from '../../../tests/support/database/waiting.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

const newPassword = 'Polycarbonate-7'
const reason = 'changePassword'

interface Change {
  oldPassword?: string
  newPassword?: string
  otp: string
}
const change = (token: string, { oldPassword = rightPassword, ...rest }: Change) =>
  api.call('POST', '/api/customers/change-password', {
    headers: { authorization: `Bearer ${token}` },
    body: { oldPassword, newPassword, reason, ...rest },
  })

async function addSignedIn() {
  const login = newPhone()
  await addCustomerWithPassword(api, { login })
  return { login, ...tokensOf(await signIn(api, login)) }
}

it('R7.17: POST /api/customers/change-password changes the password', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  expect(await change(access_token, { otp })).toMatchObject({ status: 200, body: { ok: true } })
  expect(await signIn(api, login, rightPassword)).toMatchObject({ body: { code: 'BAD_CREDENTIALS' } })
  expect((await signIn(api, login, newPassword)).status).toBe(200)
})

it('uses its code up', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  await change(access_token, { otp })
  const next = { oldPassword: newPassword, newPassword: 'Polypropylene-9' }
  expect(await change(access_token, { otp, ...next })).toMatchObject({
    status: 400,
    body: { code: 'OTP_INVALID' },
  })
})

it('ends every other session and keeps this one', async () => {
  const { login, access_token, refresh_token } = await addSignedIn()
  const other = tokensOf(await signIn(api, login))
  const { otp } = await receiveCode(api, login, reason)
  await change(access_token, { otp })
  expect((await signOut(api, other.access_token)).status).toBe(401)
  expect(await refresh(api, other.refresh_token)).toMatchObject({ body: { code: 'REFRESH_REFUSED' } })
  expect((await refresh(api, refresh_token)).status).toBe(200)
  expect((await signOut(api, access_token)).status).toBe(200)
})

it('a wrong old password is refused, the code stays good', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  expect(await change(access_token, { otp, oldPassword: 'Sheet2023' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_OLD_PASSWORD' },
  })
  expect((await change(access_token, { otp })).status).toBe(200)
})

it('five wrong old passwords in a quarter of an hour are enough', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await change(access_token, { otp, oldPassword: `Sheet${tries}` })).toMatchObject({
      body: { code: 'INVALID_OLD_PASSWORD' },
    })
  }
  const refused = await change(access_token, { otp })
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  await letPass(api, 15 * 60)
  const next = await receiveCode(api, login, reason)
  expect((await change(access_token, { otp: next.otp })).status).toBe(200)
})

it('a right old password does not count among the wrong ones', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await change(access_token, { otp: wrongCode(otp) })).toMatchObject({
      status: 400,
      body: { code: 'OTP_INVALID' },
    })
  }
  expect(await change(access_token, { otp })).toMatchObject({ status: 429, body: { code: 'OTP_LOCKED' } })
})

it('R2.50: it takes a code of the one who is signed in, for this, and in time', async () => {
  const { login, access_token } = await addSignedIn()
  const someoneElse = await addSignedIn()
  const { otp: theirCode } = await receiveCode(api, someoneElse.login, reason)
  const { otp: forgotten } = await receiveCode(api, login, 'forgotPassword')
  for (const otp of ['123456', theirCode, forgotten]) {
    expect(await change(access_token, { otp })).toMatchObject({ body: { code: 'OTP_INVALID' } })
  }
  const { otp } = await receiveCode(api, login, reason)
  await letPass(api, 5 * 60)
  expect(await change(access_token, { otp })).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } })
})

it('a common new password is refused', async () => {
  const { access_token } = await addSignedIn()
  expect(await change(access_token, { otp: '123456', newPassword: 'Password1' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', errors: [{ field: 'newPassword', code: 'common' }] },
  })
})

it('the old password is no new one', async () => {
  const { access_token } = await addSignedIn()
  expect(await change(access_token, { otp: '123456', newPassword: rightPassword })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', errors: [{ field: 'newPassword', code: 'unchanged' }] },
  })
})

it('of several changes at once with one code one succeeds', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) => change(access_token, { otp, newPassword: `${newPassword}${number}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('an old password that is reset at the same moment changes nothing any more', async () => {
  const { login, access_token } = await addSignedIn()
  const { otp } = await receiveCode(api, login, reason)
  const resetting = await api.database.pool.connect()
  await resetting.query('begin')
  await resetting.query(`update customers set password_hash = 'another' where login = $1`, [login])
  const changing = change(access_token, { otp })
  await untilWaitingOrDone(api.database.pool, changing)
  await resetting.query('commit')
  resetting.release()
  expect(await changing).toMatchObject({ status: 400, body: { code: 'INVALID_OLD_PASSWORD' } })
})
