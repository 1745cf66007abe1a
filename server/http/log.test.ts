import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { loggerOptions } from './log.ts'

let api: TestApi
let lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
beforeAll(async () => {
  api = await openTestApi({ logLevel: 'info', logTo })
})
beforeEach(() => {
  lines = []
})
afterAll(() => api.close())

const secret = 'geheim'

it('a problem carries the id under which the log speaks of its request', async () => {
  await api.database.pool.query('alter table banners rename to elsewhere')
  const { status, body } = await api.call('GET', '/api/banners/thai/b-1')
  await api.database.pool.query('alter table elsewhere rename to banners')
  expect(status).toBe(500)
  const { traceId } = body as { traceId: string }
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({
    traceId,
    level: 50,
    err: { cause: { code: '42P01' } },
    req: { method: 'GET', path: '/api/banners/thai/b-1', client: '127.0.0.1' },
    responseTime: expect.any(Number),
  })
})

it('two requests have two ids, whatever the caller says', async () => {
  const ask = async () => {
    const { body } = await api.call('GET', '/thai/api/products/none', { headers: { 'request-id': 'mine' } })
    return (body as { traceId: string }).traceId
  }
  const [one, other] = [await ask(), await ask()]
  expect(one).not.toBe(other)
  expect([one, other]).not.toContain('mine')
})

it('no secret of a request is logged: not its headers, its body or its query', async () => {
  await api.call('GET', `/api/customers/is-exist?phoneNumber=0812345678`).catch(() => undefined)
  await api.call('GET', `/thai/api/products?keyword=${secret}`)
  await api.call('GET', '/api/cart?date=2024-11-21', {
    headers: { authorization: `Bearer ${secret}`, cookie: `access_token=${secret}` },
  })
  await api.call('POST', '/api/accounts/token-refresh', { body: { refreshToken: secret, more: secret } })
  await api.call('POST', '/api/accounts/token-refresh', { body: { refreshToken: secret } })
  const [userName, password] = ['0812345678', secret]
  await api.call('POST', '/api/accounts/signin', { body: { userName, password, otp: 5 } })
  await api.call('POST', '/api/accounts/signin', { body: { userName, password } })
  expect(lines.join()).toContain('/api/accounts/signin')
  expect(lines.join()).not.toMatch(/geheim|0812345678/)
})

it('a sign-in that fails in the database tells the log neither who it was nor the password', async () => {
  await api.database.pool.query('alter table customers rename to elsewhere')
  const { status } = await api.call('POST', '/api/accounts/signin', {
    body: { userName: '0812345678', password: secret },
  })
  await api.database.pool.query('alter table elsewhere rename to customers')
  expect(status).toBe(500)
  expect(lines.join()).toContain('request failed')
  expect(lines.join()).not.toMatch(/geheim|0812345678/)
})

it.each([
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'oldPassword',
  'passwordHash',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'secrets',
  'smtpUrl',
])('whoever logs %s all the same logs nothing', (name) => {
  const app = Fastify({ logger: loggerOptions('info', logTo) })
  const held = { [name]: secret }
  app.log.info({ ...held, body: held, request: { headers: held, body: { inner: held } } }, 'seen')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('[Redacted]')
  expect(lines[0]).not.toContain(secret)
})

it('a statement that failed is logged without the values it was sent with', async () => {
  const failing = api.database.db.execute(sql`select ${secret}::text::int`)
  const error = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const app = Fastify({ logger: loggerOptions('info', logTo) })
  const failed = Object.assign(new Error(`Failed query: select $1\nparams: ${secret},${secret}`), {
    cause: error,
  })
  app.log.error({ err: failed }, 'failed')
  const { err } = JSON.parse(lines[0] ?? '{}')
  expect(err.message).toBe('Failed query: select $1')
  expect(err.stack).toMatch(/\n {4}at /)
  expect(err.stack).not.toContain(`params`)
  expect(err.cause.code ?? err.cause.cause.code).toBe('22P02')
  expect(lines[0]).not.toContain(secret)
})

it('neither a client nor a statement makes a line that is longer than a page', async () => {
  const long = 'x'.repeat(50_000)
  await api.call('GET', `/thai/api/products/${long.slice(0, 12_000)}`)
  const app = Fastify({ logger: loggerOptions('info', logTo) })
  const cause = new Error(`Failed query: ${long}\nparams: ${secret}\n    at ${secret}`)
  app.log.error({ err: new Error(long, { cause }) }, 'failed')
  expect(lines.length).toBeGreaterThan(1)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(16_000)
  expect(lines.join()).toContain('… (50000 characters)')
  expect(lines.join()).not.toContain(secret)
})
