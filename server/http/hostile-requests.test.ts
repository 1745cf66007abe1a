import { afterAll, beforeAll, expect, it } from 'vitest'
import { SignJWT } from 'jose'
import { signIn, tokensOf } from '../../tests/support/api/sign-in.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { sandboxSecrets, sandboxSettings } from '../shop/common/shop-settings.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const signInBody = JSON.stringify({ userName: '0812345678', password: 'Wrong-Password-1' })

it.each(['gzip', 'br', 'identity, gzip'])('a body that is packed as %s is refused', async (encoding) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/accounts/signin',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body: signInBody,
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
})

it.each([
  ['zero-width characters alone', '\u200B\u200D\u2060'],
  ['a control character', 'สมชาย\u0007'],
  ['the end of an escape', 'สมชาย\u009B'],
])('a name of %s is refused at its field', async (_, firstName) => {
  const { status, body } = await api.call('POST', '/api/customers/individual', {
    body: {
      buyerType: 'generalPublic',
      phoneNumber: '0877777777',
      password: 'Acrylic-Sheet-42',
      otp: '123456',
      firstName,
      lastName: 'ใจดี',
      productInterests: [],
      industry: 'signage',
      country: 'TH',
      consents: { privacyPolicyVersion: '2024.1', news: false },
    },
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'firstName', code: 'unreadable' }] })
})

it.each([
  ['?keyword=%FF', 400],
  ['?keyword=%', 400],
  ['?keyword=a?%FF', 400],
  ['?pageSize=1?unknown=1', 400],
  ['?keyword=a?b', 200],
])('the query %s is read to its end: %i', async (query, status) => {
  const { statusCode } = await api.app.inject(`/thai/api/products${query}`)
  expect(statusCode).toBe(status)
})

it('a body is judged before it costs: ten thousand numbers, fifteen thousand brackets', async () => {
  const { access_token } = tokensOf(await signIn(api, '0812345678', 'Phaen2026'))
  const judge = async (body: string) => {
    const answer = await api.app.inject({
      method: 'PATCH',
      url: '/api/cart',
      headers: { 'content-type': 'application/json-patch+json', authorization: `Bearer ${access_token}` },
      body,
    })
    return [answer.statusCode, answer.json().code]
  }
  expect(await judge(JSON.stringify(Array(10_000).fill(1)))).toEqual([400, 'VALIDATION'])
  expect(await judge('['.repeat(15_000) + ']'.repeat(15_000))).toEqual([400, 'VALIDATION'])
})

it.each([
  '{"userName":"0812345678","userName":"0899999999","password":"Wrong-Password-1"}',
  '{"userName":"0812345678","password":"a","pass\\u0077ord":"Wrong-Password-1"}',
])('a body that says one thing twice is refused: %s', async (body) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/accounts/signin',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'VALIDATION' })
})

it.each(['\0', 'not a session', ''])('a signed token of the session "%s" is refused', async (sid) => {
  const token = await new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('phaen')
    .setSubject('c-1')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(sandboxSecrets.tokens))
  const { status, body } = await api.call('GET', '/api/customers', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'UNAUTHORIZED' })
})

it('an address that cannot be decoded is answered with the headers of every answer', async () => {
  const { statusCode, headers } = await api.app.inject('/api/%E0%A4%A')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

it('an unusual method is not allowed', async () => {
  const { statusCode, headers } = await api.app.inject({
    method: 'QUERY' as 'GET',
    url: '/thai/api/products',
  })
  expect(statusCode).toBe(405)
  expect(headers.allow).toBe('GET')
})

it('production sends HSTS, the sandbox does not', async () => {
  expect((await api.app.inject('/livez')).headers['strict-transport-security']).toBeUndefined()
  const production = await openTestApi({
    on: api.testDatabase,
    settings: { ...sandboxSettings, mode: 'production' },
  })
  // The second time the answer comes from memory.
  for (const url of ['/livez', '/thai/api/products', '/thai/api/products', '/api/nothing']) {
    const { headers } = await production.app.inject(url)
    expect([url, headers['strict-transport-security']]).toEqual([
      url,
      expect.stringMatching(/^max-age=31536000/),
    ])
  }
  await production.close()
})
