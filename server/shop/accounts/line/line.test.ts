import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPhone, receiveCode, wrongCode } from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { Shopper } from '../../../../tests/support/api/shopper.ts'
import { addCustomerWithPassword, signIn, tokensOf } from '../../../../tests/support/api/sign-in.ts'
import { person, register } from '../../../../tests/support/api/registrations.ts'
import { fakeChannel, openFakeLine, type TokenParts } from '../../../../tests/support/line/fake-line.ts'
import { sandboxSettings } from '../../common/shop-settings.ts'

let line: Awaited<ReturnType<typeof openFakeLine>>
let api: TestApi
beforeAll(async () => {
  line = await openFakeLine()
  const lineLogin = { ...fakeChannel, address: line.address }
  api = await openTestApi({ settings: { ...sandboxSettings, lineLogin } })
})
afterAll(async () => {
  await api.close()
  await line.close()
})
let count = 0
beforeEach(async () => {
  line.isUsedBy(`U${String((count += 1)).padStart(32, '0')}`)
  await api.database.pool.query('delete from rate_limit_hits')
})
afterEach(() => {
  line.says((parts) => parts)
  line.trouble('none')
})

interface Start {
  url: string
  attempt: string
}
const begin = async () => (await api.call('POST', '/api/accounts/line')).body as Start
const finish = (body: { attempt: string; state: string; code: string }) =>
  api.call('POST', '/api/accounts/line/signin', { body })
/** Goes to LINE and comes back. */
async function signInThere() {
  const { url, attempt } = await begin()
  return finish({ attempt, ...line.agree(url) })
}
const refused = { status: 400, body: { code: 'LINE_REFUSED' } }
const linkTokenOf = async () => ((await signInThere()).body as { lineLinkToken: string }).lineLinkToken
const link = (body: { lineLinkToken: string; phoneNumber: string; otp: string }) =>
  api.call('POST', '/api/accounts/line/link', { body })
async function linked() {
  const phoneNumber = newPhone()
  const id = await addCustomerWithPassword(api, { login: phoneNumber, phoneNumber })
  const { otp } = await receiveCode(api, phoneNumber, 'linkLine')
  const answer = await link({ lineLinkToken: await linkTokenOf(), phoneNumber, otp })
  return { id, phoneNumber, answer }
}
const sessionOf = ({ body }: { body: unknown }) => (body as { session: { access_token: string } }).session
const profileOf = (accessToken: string) => new Shopper(api, accessToken).call('GET', '/api/customers')

describe('R21.27: a sign-in with LINE', () => {
  it('asks LINE for nothing but who it is, with state, nonce and a challenge', async () => {
    const { url } = await begin()
    const { origin, pathname, searchParams } = new URL(url)
    expect([origin, pathname]).toEqual([line.address, '/oauth2/v2.1/authorize'])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: fakeChannel.channelId,
      scope: 'openid',
      code_challenge_method: 'S256',
      ui_locales: 'th',
    })
    expect(searchParams.get('redirect_uri')).toMatch(/\/sign-in\/line$/)
  })

  it('gives the customer who linked it the session that a password gives', async () => {
    const { id } = await linked()
    const answer = await signInThere()
    expect(answer.status).toBe(200)
    const profile = await profileOf(sessionOf(answer).access_token)
    expect(profile.body).toMatchObject({ id, lineUserId: expect.stringMatching(/^U\d{32}$/) })
  })

  it('takes a token that LINE signed with a key of its list', async () => {
    await linked()
    line.says((parts) => ({ ...parts, algorithm: 'ES256' }))
    expect(sessionOf(await signInThere())).toBeDefined()
  })

  const now = () => Math.floor(Date.now() / 1000)
  const saying = (claims: Record<string, unknown>) => (parts: TokenParts) => ({
    ...parts,
    claims: { ...parts.claims, ...claims },
  })
  it.each<[string, (parts: TokenParts) => TokenParts]>([
    ['of another sign-in', saying({ nonce: 'another' })],
    ['without a nonce', saying({ nonce: undefined })],
    ['that is too old', saying({ exp: now() - 60 })],
    ['for another channel', saying({ aud: '1650000002' })],
    ['of somebody else than LINE', saying({ iss: 'https://line.example' })],
    ['signed with another secret', (parts) => ({ ...parts, secret: 'f'.repeat(32) })],
    ['that nobody signed', (parts) => ({ ...parts, algorithm: 'none' })],
  ])('refuses a token %s', async (_, says) => {
    await linked()
    line.says(says)
    expect(await signInThere()).toMatchObject(refused)
  })

  it('refuses an answer to another browser, and one with another state', async () => {
    const mine = await begin()
    const other = await begin()
    const answer = line.agree(mine.url)
    expect(await finish({ ...answer, attempt: other.attempt })).toMatchObject(refused)
    expect(await finish({ ...answer, attempt: mine.attempt, state: 'x' })).toMatchObject(refused)
    expect(await finish({ ...answer, attempt: 'nonsense' })).toMatchObject(refused)
  })

  it('refuses a code that was used before, and one of another sign-in', async () => {
    const { url, attempt } = await begin()
    const answer = line.agree(url)
    expect((await finish({ attempt, ...answer })).status).toBe(200)
    expect(await finish({ attempt, ...answer })).toMatchObject(refused)
    const { code } = line.agree((await begin()).url)
    expect(await finish({ attempt, ...answer, code }), 'without its verifier').toMatchObject(refused)
  })

  it.each(['error', 'loseAnswer'] as const)('says that LINE is down: %s', async (trouble) => {
    const { url, attempt } = await begin()
    const answer = line.agree(url)
    line.trouble(trouble)
    expect(await finish({ attempt, ...answer })).toMatchObject({
      status: 503,
      body: { code: 'LINE_UNAVAILABLE' },
    })
  })

  it('is not found in a shop without keys', async () => {
    const without = await openTestApi({ on: api.testDatabase })
    try {
      expect((await without.call('POST', '/api/accounts/line')).status).toBe(404)
      const body = { attempt: 'a', state: 's', code: 'c' }
      expect((await without.call('POST', '/api/accounts/line/signin', { body })).status).toBe(404)
    } finally {
      await without.close()
    }
  })

  it('is limited for one network', async () => {
    const answers = []
    for (let index = 0; index < 31; index += 1) answers.push(await api.call('POST', '/api/accounts/line'))
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429])
  })

  it('does not let in a customer who was made inactive', async () => {
    const { id } = await linked()
    await api.database.pool.query('update customers set is_active = false where id = $1', [id])
    expect(await signInThere()).toMatchObject({ status: 403, body: { code: 'USER_INACTIVE' } })
  })
})

describe('R21.28: an account at LINE', () => {
  it('that is not known is linked to a phone number by a code, and signs in', async () => {
    const { id, answer } = await linked()
    expect(answer.status).toBe(200)
    expect((await profileOf(tokensOf(answer).access_token)).body).toMatchObject({ id })
  })

  it('is not linked by a wrong code, by a number without an account, or by a token of another kind', async () => {
    const phoneNumber = newPhone()
    await addCustomerWithPassword(api, { login: phoneNumber, phoneNumber })
    const { otp } = await receiveCode(api, phoneNumber, 'linkLine')
    const lineLinkToken = await linkTokenOf()
    const { attempt } = await begin()
    expect(await link({ lineLinkToken: attempt, phoneNumber, otp })).toMatchObject(refused)
    expect(await link({ lineLinkToken, phoneNumber, otp: wrongCode(otp) })).toMatchObject({
      status: 400,
      body: { code: 'OTP_INVALID' },
    })
    expect(await link({ lineLinkToken, phoneNumber: newPhone(), otp })).toMatchObject({
      body: { code: 'OTP_INVALID' },
    })
    expect((await signInThere()).body).toHaveProperty('lineLinkToken')
  })

  it('moves to the customer who proves it last, and signs in this one alone', async () => {
    const first = await linked()
    const lineLinkToken = await anyLinkTokenOf(first.id)
    const phoneNumber = newPhone()
    const id = await addCustomerWithPassword(api, { login: phoneNumber, phoneNumber })
    const { otp } = await receiveCode(api, phoneNumber, 'linkLine')
    expect((await link({ lineLinkToken, phoneNumber, otp })).status).toBe(200)
    const answer = await signInThere()
    expect((await profileOf(sessionOf(answer).access_token)).body).toMatchObject({ id })
    const { rows } = await api.database.pool.query('select line_user_id from customers where id = $1', [
      first.id,
    ])
    expect(rows).toEqual([{ line_user_id: null }])
  })

  /** As of a second tab, in which the same account was not known yet. */
  async function anyLinkTokenOf(customerId: string) {
    const { rows } = await api.database.pool.query<{ line_user_id: string }>(
      'update customers set line_user_id = null where id = $1 returning line_user_id',
      [customerId],
    )
    const token = await linkTokenOf()
    await api.database.pool.query('update customers set line_user_id = null')
    expect(rows).toHaveLength(1)
    return token
  }

  it('stays with a registration that began with it', async () => {
    const phoneNumber = newPhone()
    const lineLinkToken = await linkTokenOf()
    const { otp } = await receiveCode(api, phoneNumber, 'register')
    expect((await register(api, { ...person(phoneNumber, otp), lineLinkToken })).status).toBe(200)
    expect(sessionOf(await signInThere())).toBeDefined()
  })

  it('does not stop a registration that took longer than the link lasts', async () => {
    const phoneNumber = newPhone()
    const { otp } = await receiveCode(api, phoneNumber, 'register')
    expect((await register(api, { ...person(phoneNumber, otp), lineLinkToken: 'too old' })).status).toBe(200)
    expect((await signInThere()).body).toHaveProperty('lineLinkToken')
  })

  it('is unlinked in the profile, and the password still signs in', async () => {
    const { phoneNumber, answer } = await linked()
    const shopper = new Shopper(api, tokensOf(answer).access_token)
    expect((await shopper.call('DELETE', '/api/customers/line')).body).toEqual({ ok: true })
    expect((await shopper.call('GET', '/api/customers')).body).not.toHaveProperty('lineUserId')
    expect((await signInThere()).body).toHaveProperty('lineLinkToken')
    expect((await signIn(api, phoneNumber)).status).toBe(200)
  })
})
