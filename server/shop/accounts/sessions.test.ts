import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import {
  addCustomerWithPassword,
  refresh,
  signIn,
  signOut,
  tokensOf,
  type Tokens,
} from '../../../tests/support/api/sign-in.ts'
import { untilWaitingOrDone } from '../../../tests/support/database/waiting.ts'
import { endSessionsOf } from './sessions.ts'
import { sandboxSecrets } from '../common/shop-settings.ts'

const login = '0612345678'
let api: TestApi
let another: TestApi
let customer: string
let tokens: Tokens
beforeAll(async () => {
  api = await openTestApi()
  another = await openTestApi({ on: api.testDatabase })
  customer = await addCustomerWithPassword(api, { login })
})
beforeEach(async () => {
  await api.database.pool.query('delete from rate_limit_hits')
  tokens = tokensOf(await signIn(api, login))
})
afterAll(async () => {
  await another.close()
  await api.close()
})

const unauthorized = { status: 401, body: { code: 'UNAUTHORIZED' } }

describe('signing out', () => {
  it('ends the session at once, on every server', async () => {
    expect(await signOut(api, tokens.access_token)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await signOut(another, tokens.access_token)).toMatchObject(unauthorized)
    expect((await refresh(another, tokens.refresh_token)).status).toBe(401)
  })

  it('ends this session alone', async () => {
    const other = tokensOf(await signIn(api, login))
    await signOut(api, tokens.access_token)
    expect((await signOut(api, other.access_token)).status).toBe(200)
  })
})

describe('an access token', () => {
  const now = Math.floor(Date.now() / 1000)
  const key = new TextEncoder().encode(sandboxSecrets.tokens)
  const claims = (): { sid: string; sub: string } =>
    JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString())
  const made = (
    changes: Record<string, unknown> = {},
    { alg = 'HS256', secret = key }: { alg?: string; secret?: Uint8Array } = {},
  ) =>
    new SignJWT({ ...claims(), iat: now, exp: now + 900, ...changes })
      .setProtectedHeader({ alg, typ: 'JWT' })
      .sign(secret)

  it('is good when it is signed as ours are', async () => {
    expect((await signOut(api, await made())).status).toBe(200)
  })

  it.each([
    ['is past its time', () => made({ iat: now - 901, exp: now - 1 })],
    ['has no end', () => made({ exp: undefined })],
    ['is not to be used yet', () => made({ nbf: now + 60 })],
    ['names no session', () => made({ sid: undefined })],
    ['names a session in another way', () => made({ sid: { like: '%' } })],
    ['names a session that never was', () => made({ sid: 'session-1' })],
    ['names another customer', () => made({ sub: 'c-test-0' })],
    ['names no customer', () => made({ sub: undefined })],
    ['is of another issuer', () => made({ iss: 'elsewhere' })],
    ['is signed with another secret', () => made({}, { secret: new Uint8Array(32).fill(7) })],
    ['is signed by HS512 with our secret', () => made({}, { alg: 'HS512' })],
    ['is signed by HS384 with our secret', () => made({}, { alg: 'HS384' })],
    ['is not signed', async () => new UnsecuredJWT(claims()).setExpirationTime('15m').encode()],
    ['says that it needs no signature', async () => withHeader({ alg: 'none' })],
    ['says that it is signed by another algorithm', async () => withHeader({ alg: 'HS512' })],
    ['has another payload', async () => withPayload({ ...claims(), sub: 'c-test-0' })],
    ['is half of one', async () => tokens.access_token.slice(0, -10)],
    ['is a refresh token', async () => tokens.refresh_token],
  ])('is refused when it %s', async (_what, make) => {
    expect(await signOut(api, await make())).toMatchObject(unauthorized)
    expect((await signOut(api, tokens.access_token)).status).toBe(200)
  })

  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const withHeader = (header: object) =>
    [encoded(header), ...tokens.access_token.split('.').slice(1)].join('.')
  const withPayload = (payload: object) => {
    const [header, , signature] = tokens.access_token.split('.')
    return [header, encoded(payload), signature].join('.')
  }

  it('in a cookie is nothing', async () => {
    const answer = await api.call('POST', '/api/accounts/signout', {
      headers: { cookie: `access_token=${tokens.access_token}` },
    })
    expect(answer).toMatchObject(unauthorized)
  })

  it('is refused from the moment on at which the customer is not active', async () => {
    const setActive = (isActive: boolean) =>
      api.database.pool.query('update customers set is_active = $2 where id = $1', [customer, isActive])
    await setActive(false)
    expect(await signOut(api, tokens.access_token)).toMatchObject(unauthorized)
    await setActive(true)
    expect((await signOut(api, tokens.access_token)).status).toBe(200)
  })
})

describe('ending sessions', () => {
  const idIn = ({ access_token }: Tokens): string =>
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).sid

  it('ends all of a customer', async () => {
    const other = tokensOf(await signIn(api, login))
    await endSessionsOf(api.database.db, customer)
    for (const one of [tokens, other]) {
      expect((await signOut(api, one.access_token)).status).toBe(401)
      expect((await refresh(api, one.refresh_token)).status).toBe(401)
    }
  })

  it('ends all but the one that asks for it', async () => {
    const other = tokensOf(await signIn(api, login))
    await endSessionsOf(api.database.db, customer, { except: idIn(tokens) })
    expect((await signOut(api, other.access_token)).status).toBe(401)
    expect((await refresh(api, tokens.refresh_token)).status).toBe(200)
    expect((await signOut(api, tokens.access_token)).status).toBe(200)
  })

  it('waits for a sign-in that is under way, and ends that too', async () => {
    const signingIn = await api.database.pool.connect()
    await signingIn.query('begin')
    await signingIn.query('select from customers where id = $1 for share', [customer])
    await signingIn.query(
      `insert into sessions (id, customer_id, expires_at) values ('late', $1, now() + interval '1 day')`,
      [customer],
    )
    const ending = endSessionsOf(api.database.db, customer)
    await untilWaitingOrDone(api.database.pool, ending)
    await signingIn.query('commit')
    signingIn.release()
    await ending
    const { rowCount } = await api.database.pool.query('select from sessions where customer_id = $1', [
      customer,
    ])
    expect(rowCount).toBe(0)
  })
})
