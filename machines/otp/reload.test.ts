import { describe, expect, test } from 'vitest'
import { createScenario, lifetime, openPage, resendWait, start } from './otp.fixture.ts'

test('the countdown goes on across a reload, with the same code and no second request', async () => {
  const scenario = createScenario()
  const before = await openPage(scenario)
  scenario.clock.increment(20_000)
  expect(before.countdown()).toBe(40)
  before.page.stop()
  scenario.clock.increment(5_000)
  const after = await openPage(scenario)
  expect(after.countdown()).toBe(35)
  expect(after.state().value).toEqual({ waiting: 'awaitingCode' })
  expect(after.state().context.refCode).toBe('REF1')
  expect(scenario.requests).toHaveLength(1)
})

test('a reload after the expiry asks for a new code', async () => {
  const scenario = createScenario()
  const before = await openPage(scenario)
  before.page.stop()
  scenario.clock.increment(lifetime)
  const after = await openPage(scenario)
  expect(after.state().context.refCode).toBe('REF2')
})

test('five wrong tries lock the code, across a reload too', async () => {
  const scenario = createScenario()
  const before = await openPage(scenario)
  scenario.confirmRefusal = { code: 'OTP_INVALID' }
  for (const left of [4, 3, 2]) {
    await before.submit('000000')
    expect(before.state().context.attemptsLeft).toBe(left)
  }
  before.page.stop()
  const { state, submit } = await openPage(scenario)
  expect(state().context.attemptsLeft).toBe(2)
  await submit('000000')
  expect(state().value).toEqual({ waiting: 'invalid' })
  await submit('000000')
  expect(state().value).toEqual({ waiting: 'locked' })
  expect(state().context.errorCode).toBe('OTP_LOCKED')
})

describe('a reload', () => {
  test('after OTP_LOCKED shows the locked code again, with its countdown, and sends nothing', async () => {
    const scenario = createScenario()
    const before = await openPage(scenario)
    scenario.confirmRefusal = { code: 'OTP_LOCKED' }
    await before.submit('123456')
    expect(scenario.stored.at(-1)).toMatchObject({ refCode: 'REF1', attemptsLeft: 0 })
    before.page.stop()
    scenario.clock.increment(20_000)
    const { state, countdown, submit, resend } = await openPage(scenario)
    expect(state().value).toEqual({ waiting: 'locked' })
    expect(state().context).toMatchObject({ errorCode: 'OTP_LOCKED', refCode: 'REF1' })
    expect(countdown()).toBe(40)
    await submit('123456')
    await resend()
    expect([scenario.confirmations.length, scenario.requests.length]).toEqual([1, 1])
  })

  test('shows it locked for as long as the code would have lived, then asks for another', async () => {
    const scenario = createScenario()
    const before = await openPage(scenario)
    scenario.confirmRefusal = { code: 'OTP_LOCKED' }
    await before.submit('123456')
    before.page.stop()
    scenario.clock.increment(lifetime - 1000)
    const late = await openPage(scenario)
    expect(late.state().value).toEqual({ waiting: 'locked' })
    expect(late.state().can({ type: 'otp.resend' })).toBe(true)
    late.page.stop()
    scenario.clock.increment(1000)
    const { state } = await openPage(scenario)
    expect(state().context.refCode).toBe('REF2')
  })

  test('after OTP_EXPIRED does not offer the old code again', async () => {
    const scenario = createScenario()
    const before = await openPage(scenario)
    scenario.confirmRefusal = { code: 'OTP_EXPIRED' }
    await before.submit('123456')
    before.page.stop()
    const early = await openPage(scenario)
    expect(early.state().value).toEqual({ waiting: 'expired' })
    expect(early.state().context.errorCode).toBe('OTP_EXPIRED')
    expect(early.countdown()).toBe(60)
    expect(scenario.requests).toHaveLength(1)
    early.page.stop()
    scenario.clock.increment(resendWait)
    const { state } = await openPage(scenario)
    expect(state().value).toEqual({ waiting: 'awaitingCode' })
    expect(state().context.refCode).toBe('REF2')
  })

  test('keeps the countdown of a request that was limited', async () => {
    const scenario = createScenario()
    const before = await openPage(scenario)
    scenario.clock.increment(resendWait)
    scenario.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 200 }
    await before.resend()
    before.page.stop()
    const { state, countdown } = await openPage(scenario)
    expect(state().value).toEqual({ waiting: 'awaitingCode' })
    expect(countdown()).toBe(200)
  })

  test('without a code asks again, whatever was limited', async () => {
    const scenario = createScenario()
    scenario.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 200 }
    const before = await openPage(scenario)
    before.page.stop()
    scenario.requestRefusal = undefined
    const { state } = await openPage(scenario)
    expect(state().value).toEqual({ waiting: 'awaitingCode' })
  })

  test("goes on from what was kept, which never has the code's digits", async () => {
    const scenario = createScenario()
    const { submit } = await openPage(scenario)
    scenario.confirmRefusal = { code: 'OTP_INVALID' }
    await submit('271828')
    expect(scenario.stored.at(-1)).toEqual({
      userName: '0812345678',
      reason: 'register',
      refCode: 'REF1',
      expiresAt: start + lifetime,
      resendAt: start + resendWait,
      attemptsLeft: 4,
    })
    expect(JSON.stringify(scenario.stored)).not.toContain('271828')
  })

  test("does not take another user's code, nor one for another reason", async () => {
    for (const other of [{ userName: 'buyer@example.com' }, { reason: 'changePassword' as const }]) {
      const scenario = createScenario()
      const stored = { refCode: 'OLD1', expiresAt: start + 1000, resendAt: start, attemptsLeft: 5 }
      scenario.stored.push({ userName: '0812345678', reason: 'register', ...stored, ...other })
      const { state } = await openPage(scenario)
      expect(state().context.refCode).toBe('REF1')
    }
  })
})
