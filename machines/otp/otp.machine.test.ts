import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { otpMachine, secondsToConfirm, secondsToResend } from './otp.machine.ts'
import { createScenario, lifetime, openPage, resendWait, settled } from './otp.fixture.ts'

test.each([
  [60_000, 60],
  [59_999, 60],
  [59_001, 60],
  [59_000, 59],
  [1001, 2],
  [1, 1],
  [0, 0],
  [-1, 0],
])(
  'a countdown with %i ms to go shows %i: it is 0 at the moment itself and never before',
  (left, seconds) => {
    expect(secondsToResend({ now: 7, resendAt: 7 + left })).toBe(seconds)
    expect(secondsToConfirm({ now: 7, confirmAt: 7 + left })).toBe(seconds)
  },
)

test('R4.46 R4.47 R9.21 the resend countdown ticks second by second and then allows a new code', async () => {
  const scenario = createScenario()
  const { page, state, countdown } = await openPage(scenario)
  expect(state().value).toEqual({ waiting: 'awaitingCode' })
  expect(state().context.refCode).toBe('REF1')
  for (let left = 60; left > 0; left -= 1) {
    expect(countdown()).toBe(left)
    expect(state().can({ type: 'otp.resend' })).toBe(false)
    scenario.clock.increment(1000)
  }
  expect(countdown()).toBe(0)
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().context.refCode).toBe('REF2')
  expect(countdown()).toBe(60)
})

test('the memory and then the server are asked about the code of this user and reason', async () => {
  const scenario = createScenario()
  await openPage(scenario)
  expect(scenario.recalls).toEqual([{ userName: '0812345678', reason: 'register' }])
  expect(scenario.requests).toEqual([{ userName: '0812345678', reason: 'register' }])
})

test('unreadable storage does not stop the request of a code', async () => {
  let send = (_: { refCode: string; expiresAt: number; resendAt: number }) => {}
  const machine = otpMachine.provide({
    actors: {
      clock: fromCallback(() => {}),
      recallCode: fromPromise(() => Promise.reject({ code: 'INTERNAL' })),
      requestCode: fromPromise(
        () =>
          new Promise((end) => {
            send = end
          }),
      ),
    },
    actions: { rememberCode: () => {} },
  })
  const page = createActor(machine, { input: { userName: '0812345678', reason: 'register' } }).start()
  await waitFor(page, (snapshot) => snapshot.matches('requesting'))
  expect(page.getSnapshot().context.errorCode).toBe('INTERNAL')
  send({ refCode: 'AB12', expiresAt: 9000, resendAt: 5000 })
  await waitFor(page, (snapshot) => snapshot.matches({ waiting: 'awaitingCode' }))
  expect(page.getSnapshot().context.errorCode).toBeUndefined()
})

test('six digits confirm; the code and its reference are handed over', async () => {
  const scenario = createScenario()
  const { state, submit } = await openPage(scenario)
  await submit('12345')
  await submit('12345a')
  expect(scenario.confirmations).toEqual([])
  await submit('123456')
  expect(scenario.confirmations).toEqual([
    { userName: '0812345678', otp: '123456', refCode: 'REF1', reason: 'register' },
  ])
  expect(state().status).toBe('done')
  expect(state().output).toEqual({ otp: '123456', refCode: 'REF1' })
  expect(scenario.drops).toEqual([{ userName: '0812345678', reason: 'register' }])
})

test('R4.48 the code expires at its second and not one before', async () => {
  const scenario = createScenario()
  const { state, submit } = await openPage(scenario)
  scenario.clock.increment(lifetime - 1000)
  expect(state().value).toEqual({ waiting: 'awaitingCode' })
  scenario.clock.increment(1000)
  expect(state().value).toEqual({ waiting: 'expired' })
  expect(state().context.errorCode).toBe('OTP_EXPIRED')
  await submit('123456')
  expect(scenario.confirmations).toEqual([])
})

test.each([
  ['OTP_INVALID', 'invalid'],
  ['OTP_EXPIRED', 'expired'],
  ['OTP_LOCKED', 'locked'],
  ['RATE_LIMITED', 'confirmLimited'],
  ['INTERNAL', 'confirmFailed'],
])('a confirmation refused with %s leads to %s', async (code, place) => {
  const scenario = createScenario()
  const { state, submit } = await openPage(scenario)
  scenario.confirmRefusal = { code }
  await submit('123456')
  expect(state().value).toEqual({ waiting: place })
  expect(state().context.errorCode).toBe(code)
})

test.each(['OTP_EXPIRED', 'OTP_LOCKED'])('after %s only a new code helps', async (code) => {
  const scenario = createScenario()
  const { page, state, submit } = await openPage(scenario)
  scenario.confirmRefusal = { code }
  await submit('123456')
  expect(state().can({ type: 'otp.submit', otp: '654321' })).toBe(false)
  scenario.clock.increment(resendWait)
  scenario.confirmRefusal = undefined
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().context.errorCode).toBeUndefined()
  await submit('654321')
  expect(state().output).toEqual({ otp: '654321', refCode: 'REF2' })
})

test('the server says how many tries are left; another tab may have used some', async () => {
  const scenario = createScenario()
  const { state, submit } = await openPage(scenario)
  scenario.confirmRefusal = { code: 'OTP_INVALID', attemptsLeft: 2 }
  await submit('000000')
  expect(state().value).toEqual({ waiting: 'invalid' })
  expect(state().context.attemptsLeft).toBe(2)
  scenario.confirmRefusal = { code: 'OTP_INVALID', attemptsLeft: 0 }
  await submit('000001')
  expect(state().value).toEqual({ waiting: 'locked' })
})

test('a failed confirmation and a wrong code expire like a fresh one', async () => {
  for (const code of ['OTP_INVALID', 'INTERNAL']) {
    const scenario = createScenario()
    const { state, submit } = await openPage(scenario)
    scenario.confirmRefusal = { code }
    await submit('123456')
    scenario.clock.increment(lifetime)
    expect(state().value).toEqual({ waiting: 'expired' })
  }
})

test('the next try and the next request start without the old error', async () => {
  const scenario = createScenario()
  const { page, state, submit } = await openPage(scenario)
  scenario.confirmRefusal = { code: 'INTERNAL' }
  await submit('123456')
  page.send({ type: 'otp.submit', otp: '123456' })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().context.errorCode).toBe('INTERNAL')
  scenario.clock.increment(resendWait)
  page.send({ type: 'otp.resend' })
  expect(state().context.errorCode).toBeUndefined()
})

test('when no new code can be sent the earlier one still counts', async () => {
  const scenario = createScenario()
  const { page, state, submit } = await openPage(scenario)
  scenario.clock.increment(resendWait)
  scenario.requestRefusal = { code: 'INTERNAL' }
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().value).toEqual({ waiting: 'notSent' })
  expect(state().context.errorCode).toBe('INTERNAL')
  await submit('123456')
  expect(state().output).toEqual({ otp: '123456', refCode: 'REF1' })
})

test('a missing actor implementation stops the machine with an error', () => {
  const page = createActor(otpMachine, { input: { userName: '0812345678', reason: 'register' } })
  page.subscribe({ error: () => {} })
  page.start()
  expect(String(page.getSnapshot().error)).toContain("otp: the actor 'clock' is not provided")
})

test('pending and failed states are tagged', () => {
  const states = allNodes(otpMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['recalling', 'requesting', 'confirming'])
  expect(tagged('failed')).toEqual([
    'waiting.invalid',
    'waiting.confirmFailed',
    'waiting.expired',
    'waiting.locked',
    'waiting.notSent',
    'waiting.requestLimited',
    'waiting.confirmLimited',
  ])
})
