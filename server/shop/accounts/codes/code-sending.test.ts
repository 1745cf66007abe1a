import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addCustomer } from '../../../../tests/support/api/customers.ts'
import { letPass, newPhone, patience, requestCode } from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { listening } from '../../../../tests/support/listening.ts'
import { sandboxSettings, type ShopSettings } from '../../common/shop-settings.ts'

/** How the SMS gateway treats the next messages: it answers with this status, or does not answer yet. */
let gatewayAnswers: number | 'not yet'
let taken: { to: string; text: string }[]
let waiting: ServerResponse[]
const gateway = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  taken.push(JSON.parse(body))
  if (gatewayAnswers === 'not yet') waiting.push(response)
  else response.writeHead(gatewayAnswers).end()
})

const log = new EventEmitter()
let sms: NonNullable<ShopSettings['sms']>
let api: TestApi
beforeAll(async () => {
  const { origin } = await listening(gateway)
  sms = { url: `${origin}/sms`, token: 'a-token', sender: 'PHAEN' }
  const logTo = { write: (line: string) => log.emit('line', line) }
  api = await openTestApi({ settings: { ...sandboxSettings, sms }, logLevel: 'warn', logTo })
})
afterAll(async () => {
  await api.close()
  gateway.close()
})
beforeEach(async () => {
  gatewayAnswers = 200
  taken = []
  waiting = []
  await api.database.pool.query('delete from rate_limit_hits; delete from blocked_channels')
})

async function addPerson(): Promise<string> {
  const login = newPhone()
  await addCustomer(api.database, { login })
  return login
}
const validate = (userName: string, otp: string, { call } = api) =>
  call('POST', '/api/customers/otp/validation', { body: { userName, otp, reason: 'register' } })
const sentTo = (phone: string) => taken.filter(({ to }) => to === phone)
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''
const triedLongAgo = () =>
  api.database.pool.query(`update blocked_channels set failed_at = failed_at - interval '10 seconds'`)
const isNotedAsBlocked = async () =>
  (await api.database.pool.query('select from blocked_channels')).rowCount === 1
/** Resolves when the sending has ended and its outcome is recorded. */
const nextWarning = async () => String(await once(log, 'line'))
const notSent = { status: 503, body: { code: 'MESSAGE_NOT_SENT' } }

it('who registers and cannot be sent a code is told, and does not count as having asked', async () => {
  const phone = newPhone()
  gatewayAnswers = 500
  expect(await requestCode(api, phone)).toMatchObject(notSent)
  expect(sentTo(phone)).toHaveLength(3)
  gatewayAnswers = 200
  await triedLongAgo()
  expect((await requestCode(api, phone)).status).toBe(200)
})

it('a gateway that failed is tested by one message every ten seconds, and not kept busy by the others', async () => {
  gatewayAnswers = 500
  await requestCode(api, newPhone())
  taken = []
  for (const _ of ['one', 'other']) expect(await requestCode(api, newPhone())).toMatchObject(notSent)
  expect(taken).toEqual([])
  await triedLongAgo()
  gatewayAnswers = 'not yet'
  const asking = Array.from({ length: 5 }, () => requestCode(api, newPhone()))
  // Four are refused while the fifth still waits for the gateway.
  const answers: unknown[] = []
  for (const one of asking) void one.then((answer) => answers.push(answer))
  await vi.waitFor(() => expect(answers).toHaveLength(4), patience)
  expect(answers).toMatchObject([notSent, notSent, notSent, notSent])
  expect(waiting).toHaveLength(1)
  for (const response of waiting) response.writeHead(200).end()
  await Promise.all(asking)
  expect(answers.at(-1)).toMatchObject({ status: 200 })
  gatewayAnswers = 200
  expect((await requestCode(api, newPhone())).status).toBe(200)
})

it("who waits for the gateway takes nobody else's place", async () => {
  const small = await openTestApi({
    on: api.testDatabase,
    settings: { ...sandboxSettings, sms },
    admission: { atOnce: 1, waiting: 0, patience: 1_000 },
  })
  gatewayAnswers = 'not yet'
  const asking: ReturnType<typeof requestCode>[] = []
  for (const reason of ['register', 'register', 'forgotPassword'] as const) {
    asking.push(requestCode(small, await addPerson(), reason))
    await vi.waitFor(() => expect(waiting).toHaveLength(asking.length), patience)
  }
  expect((await validate(newPhone(), '123456', small)).body).toMatchObject({ code: 'OTP_INVALID' })
  for (const response of waiting) response.writeHead(200).end()
  for (const answer of await Promise.all(asking)) expect(answer.status).toBe(200)
  await small.close()
})

it('a code that was not sent leaves the one before it good', async () => {
  const phone = newPhone()
  await requestCode(api, phone)
  const otp = codeIn(sentTo(phone)[0]?.text)
  await letPass(api, 60)
  gatewayAnswers = 400
  expect(await requestCode(api, phone)).toMatchObject(notSent)
  expect((await validate(phone, otp)).status).toBe(200)
})

it('who forgot a password is answered while the message is still on its way, after the same time as a stranger', async () => {
  const settings = { ...sandboxSettings, sms }
  const unhurried = await openTestApi({ on: api.testDatabase, settings, pauses: undefined })
  gatewayAnswers = 'not yet'
  for (const phone of [await addPerson(), newPhone()]) {
    const start = performance.now()
    expect((await requestCode(unhurried, phone, 'forgotPassword')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(399)
  }
  await vi.waitFor(() => expect(waiting).toHaveLength(1), patience)
  for (const response of waiting) response.writeHead(200).end()
  await unhurried.close()
})

it.each(['forgotPassword', 'changePassword'] as const)(
  'while the way out is blocked nobody is promised a code, customer or not, and nothing counts: %s',
  async (reason) => {
    const [first, known, unknown] = [await addPerson(), await addPerson(), newPhone()]
    gatewayAnswers = 'not yet'
    const firstFailed = nextWarning()
    expect((await requestCode(api, first, reason)).status).toBe(200)
    gatewayAnswers = 500
    for (const response of waiting) response.writeHead(500).end()
    expect(await firstFailed).toContain('a one-time code was not sent')
    const knownFailed = nextWarning()
    for (const phone of [unknown, known, unknown]) {
      expect(await requestCode(api, phone, reason)).toMatchObject(notSent)
    }
    await knownFailed
    gatewayAnswers = 200
    await triedLongAgo()
    // A network may ask for twenty codes a minute.
    const patient = { ...patience, interval: 200 }
    await vi.waitFor(async () => expect((await requestCode(api, known, reason)).status).toBe(200), patient)
    expect((await requestCode(api, unknown, reason)).status).toBe(200)
    for (const phone of [known, unknown]) {
      expect(await requestCode(api, phone, reason)).toMatchObject({ body: { code: 'RATE_LIMITED' } })
    }
  },
)

it('that the way was blocked is believed for a minute', async () => {
  await api.database.pool.query(`insert into blocked_channels values ('sms', now() - interval '50 seconds')`)
  expect(await requestCode(api, newPhone(), 'forgotPassword')).toMatchObject(notSent)
  await api.database.pool.query(`update blocked_channels set failed_at = now() - interval '1 minute'`)
  expect((await requestCode(api, newPhone(), 'forgotPassword')).status).toBe(200)
})

it('a gateway that refuses the shop, as with a wrong key, is blocked for everybody', async () => {
  gatewayAnswers = 401
  const warned = nextWarning()
  await requestCode(api, await addPerson(), 'forgotPassword')
  await warned
  expect(await requestCode(api, newPhone(), 'forgotPassword')).toMatchObject(notSent)
})

it('a gateway that refuses one number is not blocked for the others', async () => {
  const phone = await addPerson()
  gatewayAnswers = 400
  const warned = nextWarning()
  expect((await requestCode(api, phone, 'forgotPassword')).status).toBe(200)
  await warned
  expect((await requestCode(api, newPhone(), 'forgotPassword')).status).toBe(200)
  expect(await isNotedAsBlocked()).toBe(false)
})
