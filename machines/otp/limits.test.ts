import { describe, expect, test } from 'vitest'
import { createScenario, lifetime, openPage, resendWait } from './otp.fixture.ts'

test('without a word from the server the wait is a minute', async () => {
  const scenario = createScenario()
  scenario.requestRefusal = { code: 'RATE_LIMITED' }
  const { countdown } = await openPage(scenario)
  expect(countdown()).toBe(60)
})

describe('asked too often', () => {
  test('before any code: the countdown is what the server says, and then one may be asked for', async () => {
    const scenario = createScenario()
    scenario.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 1800 }
    const { state, submit, resend, countdown, isGood } = await openPage(scenario)
    expect(state().value).toEqual({ waiting: 'requestLimited' })
    expect(state().context.errorCode).toBe('RATE_LIMITED')
    expect(countdown()).toBe(1800)
    expect(isGood()).toBe(false)
    await submit('123456')
    expect(scenario.confirmations).toEqual([])
    scenario.clock.increment(1_799_000)
    await resend()
    expect(state().value).toEqual({ waiting: 'requestLimited' })
    scenario.clock.increment(1000)
    expect(state().value).toEqual({ waiting: 'noCode' })
    expect(state().context.errorCode).toBeUndefined()
    expect(state().hasTag('failed')).toBe(false)
    scenario.requestRefusal = undefined
    await resend()
    expect(state().value).toEqual({ waiting: 'awaitingCode' })
  })

  test('the earlier code still counts, and is awaited again when the wait is over', async () => {
    const scenario = createScenario()
    const { state, submit, resend, isGood } = await openPage(scenario)
    scenario.clock.increment(resendWait)
    scenario.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 100 }
    await resend()
    expect(state().value).toEqual({ waiting: 'requestLimited' })
    expect(isGood()).toBe(true)
    scenario.clock.increment(100_000)
    expect(state().value).toEqual({ waiting: 'awaitingCode' })
    expect(state().context).toMatchObject({ refCode: 'REF1', errorCode: undefined })
    await resend()
    await submit('123456')
    expect(state().output).toEqual({ otp: '123456', refCode: 'REF1' })
  })

  test('the earlier code may expire meanwhile, and then no longer counts', async () => {
    const scenario = createScenario()
    const { state, submit, resend, isGood } = await openPage(scenario)
    scenario.clock.increment(resendWait)
    scenario.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 1800 }
    await resend()
    scenario.clock.increment(lifetime - resendWait)
    expect(state().value).toEqual({ waiting: 'requestLimited' })
    expect(isGood()).toBe(false)
    await submit('123456')
    expect(scenario.confirmations).toEqual([])
    scenario.clock.increment(1_800_000)
    expect(state().value).toEqual({ waiting: 'expired' })
  })

  test('a locked code stays locked behind it', async () => {
    const scenario = createScenario()
    const { state, submit, resend, isGood } = await openPage(scenario)
    scenario.confirmRefusal = { code: 'OTP_LOCKED' }
    await submit('123456')
    scenario.clock.increment(resendWait)
    scenario.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 90 }
    await resend()
    expect(state().value).toEqual({ waiting: 'requestLimited' })
    expect(isGood()).toBe(false)
    scenario.clock.increment(90_000)
    expect(state().value).toEqual({ waiting: 'locked' })
  })
})

describe('tried too often', () => {
  async function openLimited(retryAfterSeconds: number) {
    const scenario = createScenario()
    const opened = await openPage(scenario)
    scenario.clock.increment(15_000)
    scenario.confirmRefusal = { code: 'RATE_LIMITED', retryAfterSeconds }
    await opened.submit('123456')
    scenario.confirmRefusal = undefined
    return { scenario, ...opened }
  }

  test('has a countdown of its own; the one to the next code goes on', async () => {
    const { scenario, countdown, confirmCountdown } = await openLimited(90)
    expect([confirmCountdown(), countdown()]).toEqual([90, 45])
    scenario.clock.increment(45_000)
    expect([confirmCountdown(), countdown()]).toEqual([45, 0])
  })

  test('nothing is sent until the countdown is over; then the code still counts', async () => {
    const { scenario, state, submit } = await openLimited(90)
    await submit('123456')
    scenario.clock.increment(89_000)
    await submit('123456')
    expect(scenario.confirmations).toHaveLength(1)
    expect(state().context.errorCode).toBe('RATE_LIMITED')
    scenario.clock.increment(1000)
    expect(state().value).toEqual({ waiting: 'awaitingCode' })
    expect(state().context.errorCode).toBeUndefined()
    await submit('123456')
    expect(state().status).toBe('done')
  })

  test('another code does not shorten it', async () => {
    const { scenario, state, submit, resend, countdown, confirmCountdown } = await openLimited(90)
    scenario.clock.increment(45_000)
    await resend()
    expect(state().value).toEqual({ waiting: 'confirmLimited' })
    expect(state().context).toMatchObject({ refCode: 'REF2', errorCode: 'RATE_LIMITED' })
    expect([confirmCountdown(), countdown()]).toEqual([45, 60])
    await submit('123456')
    expect(scenario.confirmations).toHaveLength(1)
    scenario.clock.increment(45_000)
    await submit('123456')
    expect(state().output).toEqual({ otp: '123456', refCode: 'REF2' })
  })

  test('the code may expire meanwhile', async () => {
    const { scenario, state } = await openLimited(600)
    scenario.clock.increment(lifetime - 15_000)
    expect(state().value).toEqual({ waiting: 'expired' })
    expect(state().context.errorCode).toBe('OTP_EXPIRED')
  })
})
