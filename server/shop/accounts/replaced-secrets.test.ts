import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPhone, receiveCode, requestCode } from '../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { person, register } from '../../../tests/support/api/registrations.ts'
import { addCustomerWithPassword, signIn, tokensOf } from '../../../tests/support/api/sign-in.ts'
import { addTestStaff, type TestStaff } from '../../../tests/support/api/staff.ts'
import { sandboxSecrets, sandboxSettings } from '../common/shop-settings.ts'

/** Servers before, during and after the change of the secrets, on one database. */
let before: TestApi
let during: TestApi
let after: TestApi
const newer = {
  tokens: 'newer-tokens-of-more-than-thirty-two-characters',
  codes: 'newer-codes-of-more-than-thirty-two-characters',
}
const earlierSecrets = {
  tokens: [sandboxSecrets.tokens],
  codes: [sandboxSecrets.codes],
}
beforeAll(async () => {
  before = await openTestApi()
  const on = before.testDatabase
  during = await openTestApi({ on, settings: { ...sandboxSettings, secrets: newer, earlierSecrets } })
  after = await openTestApi({ on, settings: { ...sandboxSettings, secrets: newer } })
})
afterAll(async () => {
  await after.close()
  await during.close()
  await before.close()
})

it('who is signed in stays so while the replaced secret is named, and signs in with the new one', async () => {
  const login = newPhone()
  await addCustomerWithPassword(before, { login })
  const cart = async (api: TestApi, token: string) =>
    (await api.call('GET', '/api/cart?date=2026-11-21', { headers: { authorization: `Bearer ${token}` } }))
      .status
  const old = tokensOf(await signIn(before, login)).access_token
  expect([await cart(during, old), await cart(after, old)]).toEqual([200, 401])
  const current = tokensOf(await signIn(during, login)).access_token
  expect([await cart(during, current), await cart(after, current)]).toEqual([200, 200])
})

it('a code that was sent before is taken, and its sender is known', async () => {
  const login = newPhone()
  const { otp } = await receiveCode(before, login)
  expect((await requestCode(during, login)).status).toBe(429)
  expect((await register(after, person(login, otp))).status).toBe(400)
  expect((await register(during, person(login, otp))).status).toBe(200)
})

it('the authenticator of staff goes on, and its secret is encrypted anew when it is used', async () => {
  const member = await addTestStaff(before.database)
  expect(await signInStaff(during, member)).toBe(200)
  expect(await signInStaff(after, member, 30)).toBe(200)
})

it('without the replaced secret the authenticator shows wrong codes, and a recovery code is good', async () => {
  const member = await addTestStaff(before.database)
  expect(await signInStaff(after, member)).toBe(400)
  const [recovery = ''] = member.recoveryCodes
  expect(await signInStaff(after, { ...member, code: () => recovery })).toBe(200)
})

const signInStaff = async (
  api: TestApi,
  { email, password, code }: Pick<TestStaff, 'email' | 'password' | 'code'>,
  later = 0,
) => (await api.call('POST', '/api/office/signin', { body: { email, password, code: code(later) } })).status
