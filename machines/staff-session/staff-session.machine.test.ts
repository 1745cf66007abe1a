import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import type { Staff } from '../../openapi/generated/schema.ts'
import { staffSessionMachine, type StaffCredentials } from './staff-session.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const typed = { type: 'password.submit', email: 'somsri@example.com', password: 'Sheet2024' } as const
const code = { type: 'code.submit', code: '482913' } as const
const somsri: Staff = { id: 'st-1', name: 'สมศรี', email: typed.email, role: 'sales', rights: ['orders'] }

/** Starts the flow before a server of which the test decides what it answers; it signs in by default. */
async function openFlow({ isKnown = false } = {}) {
  const refusals = {
    signIn: new Array<unknown>(),
    whoAmI: new Array<unknown>(),
    signOut: new Array<unknown>(),
  }
  const sent: StaffCredentials[] = []
  const clock = new SimulatedClock()
  let hasSession = isKnown
  const refuse = (refusal: unknown) => {
    if (refusal) throw refusal
  }
  const flow = createActor(
    staffSessionMachine.provide({
      actors: {
        whoAmI: fromPromise(async () => {
          refuse(refusals.whoAmI.shift() ?? (hasSession ? undefined : { code: 'UNAUTHORIZED' }))
          return somsri
        }),
        signIn: fromPromise<void, StaffCredentials>(async ({ input }) => {
          sent.push(input)
          refuse(refusals.signIn.shift())
          hasSession ||= input.code !== undefined
        }),
        signOut: fromPromise(async () => {
          refuse(refusals.signOut.shift())
          hasSession = false
        }),
      },
    }),
    { clock },
  )
  flow.start()
  await settled()
  const send = async (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event)
    await settled()
    await settled()
  }
  const state = () => flow.getSnapshot()
  const end = () => (hasSession = false)
  return { state, send, sent, refusals, clock, end }
}

test('a living session lets in at once, with its rights', async () => {
  const { state } = await openFlow({ isKnown: true })
  expect(state().value).toEqual({ signedIn: 'resting' })
  expect(state().context.staff).toEqual(somsri)
})

test('password, then the code, and no secret is left', async () => {
  const { state, send, sent } = await openFlow()
  expect(state().value).toEqual({ signedOut: { password: 'editing' } })
  await send(typed)
  expect(state().value).toEqual({ signedOut: { code: 'editing' } })
  await send(code)
  const { email, password } = typed
  expect(sent).toEqual([
    { email, password, code: undefined },
    { email, password, code: '482913' },
  ])
  expect(state().value).toEqual({ signedIn: 'resting' })
  expect(state().context).toMatchObject({ password: '', staff: somsri })
})

test('a wrong password says how many tries are left, and is forgotten', async () => {
  const { state, send, refusals } = await openFlow()
  refusals.signIn.push({ code: 'BAD_CREDENTIALS', attemptsLeft: 4 })
  await send(typed)
  expect(state().value).toEqual({ signedOut: { password: 'refused' } })
  expect(state().context).toMatchObject({ attemptsLeft: 4, password: '' })
  await send(typed)
  expect(state().value).toEqual({ signedOut: { code: 'editing' } })
  expect(state().context.attemptsLeft).toBeUndefined()
})

test('a wrong code may be typed again without the password', async () => {
  const { state, send, refusals } = await openFlow()
  refusals.signIn.push(undefined, { code: 'OTP_INVALID', attemptsLeft: 3 })
  await send(typed)
  await send(code)
  expect(state().value).toEqual({ signedOut: { code: 'refused' } })
  expect(state().context.attemptsLeft).toBe(3)
  await send(code)
  expect(state().value).toEqual({ signedIn: 'resting' })
})

test('back from the code forgets the password', async () => {
  const { state, send } = await openFlow()
  await send(typed)
  await send({ type: 'step.back' })
  expect(state().value).toEqual({ signedOut: { password: 'editing' } })
  expect(state().context).toMatchObject({ email: typed.email, password: '' })
})

test.each([[[]], [[undefined]]])(
  'too many wrong tries pause it for as long as the server says',
  async (before) => {
    const { state, send, refusals, clock } = await openFlow()
    refusals.signIn.push(...before, { code: 'RATE_LIMITED', retryAfterSeconds: 600 })
    await send(typed)
    if (before.length > 0) await send(code)
    expect(state().value).toEqual({ signedOut: 'paused' })
    expect(state().context).toMatchObject({ pauseSeconds: 600, password: '' })
    clock.increment(599_999)
    expect(state().value).toEqual({ signedOut: 'paused' })
    clock.increment(1)
    expect(state().value).toEqual({ signedOut: { password: 'editing' } })
    expect(state().context.errorCode).toBeUndefined()
  },
)

test('a pause without a time lasts a minute', async () => {
  const { state, send, refusals } = await openFlow()
  refusals.signIn.push({ code: 'RATE_LIMITED' })
  await send(typed)
  expect(state().context.pauseSeconds).toBe(60)
})

test('a password that was changed between both steps is asked for again', async () => {
  const { state, send, refusals } = await openFlow()
  refusals.signIn.push(undefined, { code: 'BAD_CREDENTIALS', attemptsLeft: 4 })
  await send(typed)
  await send(code)
  expect(state().value).toEqual({ signedOut: { password: 'refused' } })
})

test('without an answer each step may be tried again', async () => {
  const { state, send, refusals } = await openFlow()
  refusals.signIn.push({ code: 'OFFLINE' }, undefined, { code: 'OFFLINE' })
  await send(typed)
  expect(state().value).toEqual({ signedOut: { password: 'failed' } })
  await send(typed)
  await send(code)
  expect(state().value).toEqual({ signedOut: { code: 'failed' } })
  await send(code)
  expect(state().value).toEqual({ signedIn: 'resting' })
})

test('an answer that does not come is not taken for nobody', async () => {
  const { state, send, refusals } = await openFlow()
  refusals.whoAmI.push({ code: 'OFFLINE' })
  await send(typed)
  await send(code)
  expect(state().value).toBe('unreachable')
  await send({ type: 'check.retry' })
  expect(state().value).toEqual({ signedIn: 'resting' })
})

test('a session that ended elsewhere keeps who it was, until somebody signs in', async () => {
  const { state, send, end } = await openFlow({ isKnown: true })
  end()
  await send({ type: 'session.lost' })
  expect(state().value).toEqual({ signedOut: { password: 'ended' } })
  expect(state().context.staff).toEqual(somsri)
  await send(typed)
  await send(code)
  expect(state().value).toEqual({ signedIn: 'resting' })
})

test('a refusal from before a new sign-in ends nothing, nor does one without an answer', async () => {
  const { state, send, refusals } = await openFlow({ isKnown: true })
  await send({ type: 'session.lost' })
  expect(state().value).toEqual({ signedIn: 'resting' })
  refusals.whoAmI.push({ code: 'OFFLINE' })
  await send({ type: 'session.lost' })
  expect(state().value).toEqual({ signedIn: 'unsure' })
  expect(state().context.errorCode).toBe('OFFLINE')
  await send({ type: 'check.retry' })
  expect(state().value).toEqual({ signedIn: 'resting' })
  expect(state().context.errorCode).toBeUndefined()
})

test.each([undefined, { code: 'UNAUTHORIZED' }])('signing out leaves nobody behind', async (refusal) => {
  const { state, send, refusals } = await openFlow({ isKnown: true })
  refusals.signOut.push(refusal)
  await send({ type: 'session.end' })
  expect(state().value).toEqual({ signedOut: { password: 'editing' } })
  expect(state().context).toMatchObject({ staff: undefined, email: '' })
})

test('a sign-out without an answer says that the session may be open', async () => {
  const { state, send, refusals } = await openFlow({ isKnown: true })
  refusals.signOut.push({ code: 'OFFLINE' })
  await send({ type: 'session.end' })
  expect(state().value).toEqual({ signedIn: 'signOutFailed' })
  expect(state().context.errorCode).toBe('OFFLINE')
})

test('a missing actor implementation stops the machine with an error', () => {
  const flow = createActor(staffSessionMachine)
  flow.subscribe({ error: () => {} })
  flow.start()
  expect(String(flow.getSnapshot().error)).toContain("staff-session: the actor 'whoAmI' is not provided")
})

test('pending and failed states are tagged', () => {
  const states = allNodes(staffSessionMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['checking', 'checkingPassword', 'signingIn', 'rechecking', 'signingOut'])
  expect(tagged('signedIn')).toEqual(['signedIn', 'rechecking', 'signingOut'])
})
