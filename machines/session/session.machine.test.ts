import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '../../tools/statecharts/walker/declared.ts'
import { sessionMachine, type TokenCookies, type TokenPair } from './session.machine.ts'

const both: TokenCookies = { accessToken: true, refreshToken: true }
const refreshAlone: TokenCookies = { accessToken: false, refreshToken: true }
const neither: TokenCookies = { accessToken: false, refreshToken: false }
const tokens: TokenPair = { accessToken: 'access-1', refreshToken: 'refresh-1' }
const credentials = { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } as const

/** A session whose server answers when the test says so; `log` holds effects and emitted events in their order. */
function openSession(cookies: TokenCookies) {
  const log: unknown[] = []
  const refreshes = new Array<{ end: () => void; fail: (error: unknown) => void }>()
  const signIns = new Array<{ end: (tokens: TokenPair) => void; fail: (error: unknown) => void }>()
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(() => new Promise((end, fail) => signIns.push({ end, fail }))),
      refreshTokens: fromPromise(() => new Promise((end, fail) => refreshes.push({ end: end, fail }))),
    },
    actions: {
      storeTokens: (_, params) => log.push(['storeTokens', params]),
      clearTokens: () => log.push('clearTokens'),
      showLoading: () => log.push('showLoading'),
      hideLoading: () => log.push('hideLoading'),
      endSessionOnServer: () => log.push('endSessionOnServer'),
    },
  })
  const session = createActor(machine, { clock, input: { cookies } })
  session.on('*', (event) => log.push(event))
  session.start()
  return { session, log, refreshes, signIns, clock }
}

const settled = () => new Promise<void>((done) => setImmediate(done))

test('R4.1 R4.7 R6.15 an access token at the start means signed in, and nothing else does', () => {
  const { session, log } = openSession(both)
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([{ type: 'session.began', by: 'start' }])
  expect(openSession({ accessToken: true, refreshToken: false }).session.getSnapshot().value).toBe('signedIn')
  expect(openSession(neither).session.getSnapshot().value).toEqual({ signedOut: 'idle' })
})

test('a start with a refresh token alone tries one refresh before it judges', async () => {
  const { session, log, refreshes } = openSession(refreshAlone)
  expect(session.getSnapshot().hasTag('undecided')).toBe(true)
  expect(refreshes).toHaveLength(1)
  refreshes[0]?.end()
  await settled()
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([{ type: 'session.began', by: 'start' }])
})

test('a start whose one refresh is refused is signed out, and says why', async () => {
  const { session, log, refreshes } = openSession(refreshAlone)
  refreshes[0]?.fail({ code: 'REFRESH_REFUSED' })
  await settled()
  expect(session.getSnapshot().value).toEqual({ signedOut: 'ranOut' })
  expect(session.getSnapshot().context.errorCode).toBe('REFRESH_REFUSED')
  expect(refreshes).toHaveLength(1)
  expect(log).toEqual([])
})

test('R4.2 R4.3 R4.4 R4.5 R4.6 R9.2 sign-out shows loading, waits 600 ms and not 599, clears both cookies, hides loading, tells', () => {
  const { session, log, clock } = openSession(both)
  log.length = 0
  session.send({ type: 'signOut' })
  expect(log).toEqual(['showLoading', 'endSessionOnServer'])
  clock.increment(599)
  expect(session.getSnapshot().value).toBe('signingOut')
  expect(log).toEqual(['showLoading', 'endSessionOnServer'])
  clock.increment(1)
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(log.slice(2)).toEqual(['clearTokens', 'hideLoading', { type: 'session.ended', by: 'signOut' }])
})

test('a second press on sign-out changes nothing', () => {
  const { session, log, clock } = openSession(both)
  session.send({ type: 'signOut' })
  clock.increment(300)
  expect(session.getSnapshot().can({ type: 'signOut' })).toBe(false)
  session.send({ type: 'signOut' })
  clock.increment(300)
  expect(log.filter((entry) => entry === 'clearTokens')).toHaveLength(1)
})

test('signing in stores both tokens and keeps no password', async () => {
  const { session, log, signIns } = openSession(neither)
  session.send(credentials)
  expect(session.getSnapshot().hasTag('pending')).toBe(true)
  expect(JSON.stringify(session.getSnapshot().context)).not.toContain('Acrylic3mm')
  signIns[0]?.end(tokens)
  await settled()
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([['storeTokens', tokens], { type: 'session.began', by: 'signIn' }])
})

test.each([
  ['BAD_CREDENTIALS', 'refused'],
  ['USER_INACTIVE', 'inactive'],
  ['RATE_LIMITED', 'rateLimited'],
  ['INTERNAL', 'failed'],
  ['VALIDATION', 'failed'],
])('%s leads to signedOut.%s', async (code, state) => {
  const { session, log, signIns } = openSession(neither)
  session.send(credentials)
  signIns[0]?.fail({ code })
  await settled()
  expect(session.getSnapshot().value).toEqual({ signedOut: state })
  expect(session.getSnapshot().context.errorCode).toBe(code)
  expect(session.getSnapshot().hasTag('failed')).toBe(true)
  expect(log).toEqual([])
})

test('the next try, the closed dialog and a sign-in elsewhere forget the error', async () => {
  const { session, signIns } = openSession(neither)
  session.send(credentials)
  signIns[0]?.fail({ code: 'BAD_CREDENTIALS' })
  await settled()
  session.send(credentials)
  expect(session.getSnapshot().context.errorCode).toBeUndefined()
  signIns[1]?.fail({ code: 'USER_INACTIVE' })
  await settled()
  session.send({ type: 'signIn.dismiss' })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(session.getSnapshot().context.errorCode).toBeUndefined()
  session.send(credentials)
  signIns[2]?.fail({ code: 'INTERNAL' })
  await settled()
  session.send({ type: 'cookies.changed', cookies: both })
  expect(session.getSnapshot().context.errorCode).toBeUndefined()
})

test.each([
  [{ code: 'RATE_LIMITED', retryAfterSeconds: 30 }, 30_000],
  [{ code: 'RATE_LIMITED' }, 60_000],
])('after %o the next try waits %d ms, and closing the dialog does not help', async (refusal, wait) => {
  const { session, signIns, clock } = openSession(neither)
  session.send(credentials)
  signIns[0]?.fail(refusal)
  await settled()
  session.send({ type: 'signIn.dismiss' })
  clock.increment(wait - 1)
  expect(session.getSnapshot().can(credentials)).toBe(false)
  clock.increment(1)
  expect(session.getSnapshot().can(credentials)).toBe(true)
  expect(session.getSnapshot().context.errorCode).toBeUndefined()
})

test('a refresh is not a sign-out: the customer stays, guards wait, nothing is told', async () => {
  const { session, log, refreshes } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  session.send({ type: 'cookies.changed', cookies: refreshAlone })
  session.send({ type: 'cookies.changed', cookies: neither })
  expect(session.getSnapshot().value).toBe('refreshing')
  expect(session.getSnapshot().hasTag('undecided')).toBe(true)
  expect(session.getSnapshot().hasTag('signedIn')).toBe(true)
  expect(refreshes).toHaveLength(1)
  refreshes[0]?.end()
  await settled()
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([])
})

test('a refresh that ends without a token is one', async () => {
  const { session, log, refreshes } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  refreshes[0]?.fail({ code: 'REFRESH_REFUSED' })
  await settled()
  expect(session.getSnapshot().value).toEqual({ signedOut: 'ranOut' })
  expect(session.getSnapshot().context.errorCode).toBe('REFRESH_REFUSED')
  expect(log).toEqual([{ type: 'session.ended', by: 'refresh' }])
})

test('a customer may sign out while a refresh is under way', () => {
  const { session, clock } = openSession(both)
  session.send({ type: 'refresh.started' })
  session.send({ type: 'signOut' })
  clock.increment(600)
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
})

test('both tokens gone in another tab: signed out here too', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'cookies.changed', cookies: both })
  expect(session.getSnapshot().value).toBe('signedIn')
  session.send({ type: 'cookies.changed', cookies: neither })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(log).toEqual([{ type: 'session.ended', by: 'otherTab' }])
})

test('signed in in another tab: signed in here too, even in the middle of an own try', () => {
  const idle = openSession(neither)
  idle.session.send({ type: 'cookies.changed', cookies: both })
  expect(idle.session.getSnapshot().value).toBe('signedIn')
  const trying = openSession(neither)
  trying.session.send(credentials)
  trying.session.send({ type: 'cookies.changed', cookies: neither })
  expect(trying.session.getSnapshot().value).toBe('signingIn')
  trying.session.send({ type: 'cookies.changed', cookies: both })
  expect(trying.session.getSnapshot().value).toBe('signedIn')
  expect([...idle.log, ...trying.log]).toEqual([
    { type: 'session.began', by: 'otherTab' },
    { type: 'session.began', by: 'otherTab' },
  ])
})

test('an actor or an action that nobody provided stops the session loudly', () => {
  const signingIn = createActor(sessionMachine, { input: { cookies: neither } })
  const signingOut = createActor(sessionMachine, { input: { cookies: both } })
  for (const actor of [signingIn, signingOut]) {
    actor.subscribe({ error: () => {} })
    actor.start()
  }
  signingIn.send(credentials)
  signingOut.send({ type: 'signOut' })
  expect(String(signingIn.getSnapshot().error)).toContain("session: the actor 'signIn' is not provided")
  expect(String(signingOut.getSnapshot().error)).toContain("the action 'showLoading' is not provided")
})

test('the page can ask by tag what waits and what failed', () => {
  const states = allNodes(sessionMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['checking.restoring', 'signingIn', 'refreshing', 'signingOut'])
  expect(tagged('failed')).toEqual([
    'signedOut.refused',
    'signedOut.inactive',
    'signedOut.rateLimited',
    'signedOut.failed',
    'signedOut.ranOut',
  ])
  expect(tagged('undecided')).toEqual(['checking.restoring', 'refreshing'])
  expect(tagged('signedIn')).toEqual(['signedIn', 'refreshing', 'signingOut'])
})
