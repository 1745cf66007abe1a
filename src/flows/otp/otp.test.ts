import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { otpReasons, type OtpReason } from '../../../machines/otp/otp.machine.ts'
import { createShopClient } from '../../api/client.ts'
import { otpWith } from './otp-effects.ts'

const noon = Date.parse('2026-01-31T05:00:00Z')
const phone = '0899100001'

let answers: Response[]
let asked: { path: string; body: unknown }[]

/** What the server says about a code that was sent now by a clock that may differ from the device's. */
const sent = (refCode: string, serverNow = Date.now()) =>
  Response.json(
    { refCode, expiresAt: new Date(serverNow + 300_000).toISOString(), resendAfterSeconds: 60 },
    { headers: { Date: new Date(serverNow).toUTCString() } },
  )
const problem = (status: number, body: object, headers = {}) => Response.json(body, { status, headers })

function openCode(reason: OtpReason = 'register', userName = phone) {
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    send: async (request) => {
      asked.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
      return answers.shift() ?? sent('NEXT')
    },
  })
  return createActor(otpWith(client), { input: { userName, reason } }).start()
}
const awaited = (actor: ReturnType<typeof openCode>) =>
  waitFor(actor, (snapshot) => snapshot.matches('waiting'))

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] })
  sessionStorage.clear()
  answers = []
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
})

it('R3.35 R7.10 R7.11: requests a code, counts down with the clock and sends the digits with the reference', async () => {
  answers = [sent('KX7P'), Response.json({ verified: true })]
  const actor = openCode()
  const { context } = await awaited(actor)
  expect(context).toMatchObject({ now: noon, refCode: 'KX7P', resendAt: noon + 60_000, attemptsLeft: 5 })
  vi.advanceTimersByTime(3000)
  expect(actor.getSnapshot().context.now).toBe(noon + 3000)
  actor.send({ type: 'otp.submit', otp: '482913' })
  const done = await waitFor(actor, (snapshot) => snapshot.status === 'done')
  expect(done.output).toEqual({ otp: '482913', refCode: 'KX7P' })
  expect(asked).toEqual([
    { path: '/api/customers/otp', body: { userName: phone, reason: 'register' } },
    {
      path: '/api/customers/otp/confirm',
      body: { userName: phone, reason: 'register', refCode: 'KX7P', otp: '482913' },
    },
  ])
  expect(sessionStorage.length, 'a confirmed code is forgotten').toBe(0)
})

it('R7.13: the code of a forgotten password is validated, without its reference', async () => {
  answers = [sent('KX7P'), Response.json({ valid: true })]
  const actor = openCode('forgotPassword')
  await awaited(actor)
  actor.send({ type: 'otp.submit', otp: '482913' })
  await waitFor(actor, (snapshot) => snapshot.status === 'done')
  expect(asked.at(-1)).toEqual({
    path: '/api/customers/otp/validation',
    body: { userName: phone, otp: '482913', reason: 'forgotPassword' },
  })
})

it('R7.14: a company that forgot its password has a request of its own, which sends the e-mail', async () => {
  await awaited(openCode('forgotPassword', 'one@company.co.th'))
  await awaited(openCode('forgotPassword'))
  await awaited(openCode('register', 'one@company.co.th'))
  expect(asked).toEqual([
    { path: '/api/accounts/forgot-password/legalentity/otp', body: { email: 'one@company.co.th' } },
    { path: '/api/customers/otp', body: { userName: phone, reason: 'forgotPassword' } },
    { path: '/api/customers/otp', body: { userName: 'one@company.co.th', reason: 'register' } },
  ])
})

it.each([-3_600_000, 0, 3_600_000])(
  'R4.48: a code lives 5 minutes by a device whose clock differs by %d ms',
  async (difference) => {
    answers = [sent('KX7P', noon + difference)]
    expect((await awaited(openCode())).context.expiresAt).toBe(noon + 300_000)
  },
)

it('R4.46: the countdown goes on after a reload, without another message', async () => {
  answers = [sent('KX7P')]
  const before = openCode()
  await awaited(before)
  before.stop()
  vi.setSystemTime(noon + 20_000)
  const { context } = await awaited(openCode())
  expect(context).toMatchObject({ refCode: 'KX7P', resendAt: noon + 60_000, now: noon + 20_000 })
  expect(asked).toHaveLength(1)
})

it('the tries that are left go on after a reload, and the digits are never stored', async () => {
  answers = [sent('KX7P'), problem(400, { code: 'OTP_INVALID', title: '', status: 400, attemptsLeft: 2 })]
  const actor = openCode()
  await awaited(actor)
  actor.send({ type: 'otp.submit', otp: '123456' })
  await waitFor(actor, (snapshot) => snapshot.matches({ waiting: 'invalid' }))
  actor.stop()
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('123456')
  expect((await awaited(openCode())).context).toMatchObject({ attemptsLeft: 2, otp: '' })
})

it('each user name and purpose has a code of its own', async () => {
  answers = [sent('KX7P'), sent('M4QD'), sent('T9WA')]
  await awaited(openCode())
  await awaited(openCode('forgotPassword'))
  const { context } = await awaited(openCode('register', '0899100002'))
  expect(context.refCode).toBe('T9WA')
  expect((await awaited(openCode('forgotPassword'))).context.refCode).toBe('M4QD')
})

it('a limit lasts as long as the server says', async () => {
  answers = [problem(429, { code: 'RATE_LIMITED', title: '', status: 429 }, { 'Retry-After': '90' })]
  const { context, value } = await awaited(openCode())
  expect([value, context.resendAt]).toEqual([{ waiting: 'requestLimited' }, noon + 90_000])
})

it('a page that is shown again knows the time at once, although its timers were held back', async () => {
  const actor = openCode()
  await awaited(actor)
  vi.setSystemTime(noon + 42_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(actor.getSnapshot().context.now).toBe(noon + 42_000)
})

it.each(otpReasons)('a code to %s is remembered by this tab, beside a foreign entry', async (reason) => {
  sessionStorage.setItem('sent-codes', '[{"userName":1}]')
  answers = [sent('KX7P')]
  const actor = openCode(reason)
  await awaited(actor)
  actor.stop()
  expect((await awaited(openCode(reason))).context.refCode).toBe('KX7P')
})

it('a memory with foreign content counts as empty', async () => {
  sessionStorage.setItem('sent-codes', '[{"userName":1}]')
  expect((await awaited(openCode())).context.refCode).toBe('NEXT')
})
