import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '../../tools/statecharts/walker/declared.ts'
import { otpMachine, secondsToResend, type SentCode } from './otp.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const start = 1_700_000_000_000
const lifetime = 300_000
const resendWait = 60_000

/** What outlives the page: the time, what was kept of the code, and the server. */
function aWorld() {
  return {
    clock: new SimulatedClock(),
    kept: new Array<SentCode | null>(null),
    requests: 0,
    confirmations: new Array<unknown>(),
    requestRefusal: undefined as unknown,
    confirmRefusal: undefined as unknown,
  }
}

type World = ReturnType<typeof aWorld>

/** One page load: a fresh machine on the world as it stands. */
async function openPage(world: World) {
  const now = () => start + world.clock.now()
  const machine = otpMachine.provide({
    actors: {
      clock: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'clock.tick', now: now() })
        const again = (): unknown => world.clock.setTimeout(() => [tell(), again()], 1000)
        tell()
        again()
      }),
      recallCode: fromPromise(async () => world.kept.at(-1) ?? null),
      requestCode: fromPromise(async () => {
        world.requests += 1
        if (world.requestRefusal) throw world.requestRefusal
        return { refCode: `REF${world.requests}`, expiresAt: now() + lifetime, resendAt: now() + resendWait }
      }),
      confirmCode: fromPromise(async ({ input }) => {
        world.confirmations.push(input)
        if (world.confirmRefusal) throw world.confirmRefusal
      }),
    },
    actions: {
      rememberCode: (_, params) => world.kept.push(params),
      dropCode: () => world.kept.push(null),
    },
  })
  const page = createActor(machine, { input: { userName: '0812345678', reason: 'register' } })
  page.start()
  await settled()
  const state = () => page.getSnapshot()
  const submit = async (otp: string) => {
    page.send({ type: 'otp.submit', otp })
    await settled()
  }
  return { page, state, submit, countdown: () => secondsToResend(state().context) }
}

test('R4.46 R4.47 R9.21 the resend countdown ticks second by second and then allows a new code', async () => {
  const world = aWorld()
  const { page, state, countdown } = await openPage(world)
  expect(state().value).toEqual({ waiting: 'awaitingCode' })
  expect(state().context.refCode).toBe('REF1')
  for (let left = 60; left > 0; left -= 1) {
    expect(countdown()).toBe(left)
    expect(state().can({ type: 'otp.resend' })).toBe(false)
    world.clock.increment(1000)
  }
  expect(countdown()).toBe(0)
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().context.refCode).toBe('REF2')
  expect(countdown()).toBe(60)
})

test('the countdown goes on across a reload, with the same code and no second request', async () => {
  const world = aWorld()
  const before = await openPage(world)
  world.clock.increment(20_000)
  expect(before.countdown()).toBe(40)
  before.page.stop()
  world.clock.increment(5_000)
  const after = await openPage(world)
  expect(after.countdown()).toBe(35)
  expect(after.state().value).toEqual({ waiting: 'awaitingCode' })
  expect(after.state().context.refCode).toBe('REF1')
  expect(world.requests).toBe(1)
})

test('a reload after the expiry asks for a new code', async () => {
  const world = aWorld()
  const before = await openPage(world)
  before.page.stop()
  world.clock.increment(lifetime)
  const after = await openPage(world)
  expect(after.state().context.refCode).toBe('REF2')
})

test('a memory that cannot be read is no obstacle', async () => {
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
  const world = aWorld()
  const { state, submit } = await openPage(world)
  await submit('12345')
  await submit('12345a')
  expect(world.confirmations).toEqual([])
  await submit('123456')
  expect(world.confirmations).toEqual([
    { userName: '0812345678', otp: '123456', refCode: 'REF1', reason: 'register' },
  ])
  expect(state().status).toBe('done')
  expect(state().output).toEqual({ otp: '123456', refCode: 'REF1' })
  expect(world.kept.at(-1)).toBe(null)
})

test('R4.48 the code expires at its second and not one before', async () => {
  const world = aWorld()
  const { state, submit } = await openPage(world)
  world.clock.increment(lifetime - 1000)
  expect(state().value).toEqual({ waiting: 'awaitingCode' })
  world.clock.increment(1000)
  expect(state().value).toEqual({ waiting: 'expired' })
  expect(state().context.errorCode).toBe('OTP_EXPIRED')
  await submit('123456')
  expect(world.confirmations).toEqual([])
})

test.each([
  ['OTP_INVALID', 'invalid'],
  ['OTP_EXPIRED', 'expired'],
  ['OTP_LOCKED', 'locked'],
  ['RATE_LIMITED', 'rateLimited'],
  ['INTERNAL', 'confirmFailed'],
])('a confirmation refused with %s leads to %s', async (code, place) => {
  const world = aWorld()
  const { state, submit } = await openPage(world)
  world.confirmRefusal = { code }
  await submit('123456')
  expect(state().value).toEqual({ waiting: place })
  expect(state().context.errorCode).toBe(code)
})

test.each(['OTP_EXPIRED', 'OTP_LOCKED'])('after %s only a new code helps', async (code) => {
  const world = aWorld()
  const { page, state, submit } = await openPage(world)
  world.confirmRefusal = { code }
  await submit('123456')
  expect(state().can({ type: 'otp.submit', otp: '654321' })).toBe(false)
  world.clock.increment(resendWait)
  world.confirmRefusal = undefined
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().context.errorCode).toBeUndefined()
  await submit('654321')
  expect(state().output).toEqual({ otp: '654321', refCode: 'REF2' })
})

test('five wrong tries lock the code, across a reload too', async () => {
  const world = aWorld()
  const before = await openPage(world)
  world.confirmRefusal = { code: 'OTP_INVALID' }
  for (const left of [4, 3, 2]) {
    await before.submit('000000')
    expect(before.state().context.attemptsLeft).toBe(left)
  }
  before.page.stop()
  const { state, submit } = await openPage(world)
  expect(state().context.attemptsLeft).toBe(2)
  await submit('000000')
  expect(state().value).toEqual({ waiting: 'invalid' })
  await submit('000000')
  expect(state().value).toEqual({ waiting: 'locked' })
  expect(state().context.errorCode).toBe('OTP_LOCKED')
})

test('a failed confirmation and a wrong code expire like a fresh one', async () => {
  for (const code of ['OTP_INVALID', 'INTERNAL']) {
    const world = aWorld()
    const { state, submit } = await openPage(world)
    world.confirmRefusal = { code }
    await submit('123456')
    world.clock.increment(lifetime)
    expect(state().value).toEqual({ waiting: 'expired' })
  }
})

test('asked too often: the server says how long the countdown is', async () => {
  const world = aWorld()
  world.requestRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 1800 }
  const { page, state, submit, countdown } = await openPage(world)
  expect(state().value).toEqual({ waiting: 'rateLimited' })
  expect(state().context.errorCode).toBe('RATE_LIMITED')
  expect(countdown()).toBe(1800)
  await submit('123456')
  expect(world.confirmations).toEqual([])
  world.clock.increment(1_799_000)
  expect(state().can({ type: 'otp.resend' })).toBe(false)
  world.clock.increment(1000)
  world.requestRefusal = undefined
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().value).toEqual({ waiting: 'awaitingCode' })
})

test('tried too often: the countdown is what the server says, and the code still counts', async () => {
  const world = aWorld()
  const { state, submit, countdown } = await openPage(world)
  world.confirmRefusal = { code: 'RATE_LIMITED', retryAfterSeconds: 90 }
  await submit('123456')
  expect(countdown()).toBe(90)
  world.confirmRefusal = undefined
  await submit('123456')
  expect(state().status).toBe('done')
})

test('the next try and the next request start without the old error', async () => {
  const world = aWorld()
  const { page, state, submit } = await openPage(world)
  world.confirmRefusal = { code: 'INTERNAL' }
  await submit('123456')
  page.send({ type: 'otp.submit', otp: '123456' })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().context.errorCode).toBe('INTERNAL')
  world.clock.increment(resendWait)
  page.send({ type: 'otp.resend' })
  expect(state().context.errorCode).toBeUndefined()
})

test('without a word from the server the wait is a minute', async () => {
  const world = aWorld()
  world.requestRefusal = { code: 'RATE_LIMITED' }
  const { countdown } = await openPage(world)
  expect(countdown()).toBe(60)
})

test('when no new code can be sent the earlier one still counts', async () => {
  const world = aWorld()
  const { page, state, submit } = await openPage(world)
  world.clock.increment(resendWait)
  world.requestRefusal = { code: 'INTERNAL' }
  page.send({ type: 'otp.resend' })
  await settled()
  expect(state().value).toEqual({ waiting: 'notSent' })
  expect(state().context.errorCode).toBe('INTERNAL')
  await submit('123456')
  expect(state().output).toEqual({ otp: '123456', refCode: 'REF1' })
})

test('an actor that nobody provided stops the flow loudly', () => {
  const page = createActor(otpMachine, { input: { userName: '0812345678', reason: 'register' } })
  page.subscribe({ error: () => {} })
  page.start()
  expect(String(page.getSnapshot().error)).toContain("otp: the actor 'clock' is not provided")
})

test('the page can ask by tag what waits and what failed', () => {
  const states = allNodes(otpMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['recalling', 'requesting', 'confirming'])
  expect(tagged('failed')).toEqual([
    'waiting.invalid',
    'waiting.confirmFailed',
    'waiting.expired',
    'waiting.locked',
    'waiting.notSent',
    'waiting.rateLimited',
  ])
})
