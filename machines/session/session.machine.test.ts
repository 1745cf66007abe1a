import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { sessionMachine, type TokenCookies } from './session.machine.ts'

const both: TokenCookies = { accessToken: true, refreshToken: true, customerId: 'c-1' }
const bothOfAnother: TokenCookies = { ...both, customerId: 'c-2' }
const bothOfUnknown: TokenCookies = { ...both, customerId: undefined }
const refreshAlone: TokenCookies = { accessToken: false, refreshToken: true, customerId: undefined }
const neither: TokenCookies = { accessToken: false, refreshToken: false, customerId: undefined }
const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', customerId: 'c-1' }
const credentials = { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } as const

/** A session; the test decides when its server responds. `log` lists effects and emitted events in order. */
function openSession(cookies: TokenCookies) {
  const log: unknown[] = []
  const signIns = new Array<{
    input: unknown
    end: (signedIn: typeof tokens) => void
    fail: (error: unknown) => void
  }>()
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => new Promise((end, fail) => signIns.push({ input, end, fail }))),
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
  return { session, log, signIns, clock }
}

const settled = () => new Promise<void>((done) => setImmediate(done))

test('R4.1 R4.7 R6.15 an access token at the start means signed in, and nothing else does', () => {
  const { session, log } = openSession(both)
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([{ type: 'session.began', by: 'start', customerId: 'c-1' }])
  expect(openSession({ ...both, refreshToken: false }).session.getSnapshot().value).toBe('signedIn')
  expect(openSession(neither).session.getSnapshot().value).toEqual({ signedOut: 'idle' })
})

test('a start with a refresh token alone wants one refresh before it judges', () => {
  const { session, log } = openSession(refreshAlone)
  expect(session.getSnapshot().hasTag('undecided')).toBe(true)
  expect(log).toEqual([{ type: 'refresh.wanted' }])
  session.send({ type: 'refresh.succeeded', customerId: 'c-1' })
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([{ type: 'refresh.wanted' }, { type: 'session.began', by: 'start', customerId: 'c-1' }])
})

test('a start whose one refresh is refused is signed out, and says why', () => {
  const { session, log } = openSession(refreshAlone)
  session.send({ type: 'refresh.failed', code: 'REFRESH_REFUSED' })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'ranOut' })
  expect(session.getSnapshot().context.errorCode).toBe('REFRESH_REFUSED')
  expect(log).toEqual([{ type: 'refresh.wanted' }])
})

test('a start whose refresh token is gone before it is used is a visitor like any other', () => {
  const { session } = openSession(refreshAlone)
  session.send({ type: 'refresh.failed', code: 'UNAUTHORIZED' })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(session.getSnapshot().context.errorCode).toBeUndefined()
})

test('a start whose one refresh does not get through is a customer, whose name is learned later', () => {
  const { session, log } = openSession(refreshAlone)
  session.send({ type: 'refresh.postponed' })
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log.at(-1)).toEqual({ type: 'session.began', by: 'start', customerId: undefined })
  session.send({ type: 'refresh.started' })
  session.send({ type: 'refresh.succeeded', customerId: 'c-1' })
  expect(session.getSnapshot().context.customerId).toBe('c-1')
  expect(log).toHaveLength(2)
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
  expect(log.slice(2)).toEqual([
    'clearTokens',
    'hideLoading',
    { type: 'session.ended', by: 'signOut', customerId: 'c-1' },
  ])
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
  expect(signIns[0]?.input).toEqual({ userName: '0812345678', password: 'Acrylic3mm' })
  expect(JSON.stringify(session.getSnapshot().context)).not.toContain('Acrylic3mm')
  signIns[0]?.end(tokens)
  await settled()
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([['storeTokens', tokens], { type: 'session.began', by: 'signIn', customerId: 'c-1' }])
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

test('a dialog that is closed before the answer gives the sign-in up, whatever the answer is', async () => {
  for (const answer of ['end', 'fail'] as const) {
    const { session, log, signIns } = openSession(neither)
    session.send(credentials)
    session.send({ type: 'signIn.dismiss' })
    expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
    if (answer === 'end') signIns[0]?.end(tokens)
    else signIns[0]?.fail({ code: 'BAD_CREDENTIALS' })
    await settled()
    expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
    expect(session.getSnapshot().context.errorCode).toBeUndefined()
    expect(log).toEqual([])
  }
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

test('a refresh is not a sign-out: the customer stays, guards wait, nothing is told', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  session.send({ type: 'cookies.changed', cookies: refreshAlone })
  session.send({ type: 'cookies.changed', cookies: neither })
  expect(session.getSnapshot().value).toBe('refreshing')
  expect(session.getSnapshot().hasTag('undecided')).toBe(true)
  expect(session.getSnapshot().hasTag('signedIn')).toBe(true)
  session.send({ type: 'refresh.succeeded', customerId: 'c-1' })
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([])
})

test('a tab that sees another one exchange the tokens joins in', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'cookies.changed', cookies: refreshAlone })
  expect(session.getSnapshot().value).toBe('refreshing')
  expect(log).toEqual([{ type: 'refresh.wanted' }])
})

test('a refresh that ends without a token is a sign-out', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  session.send({ type: 'refresh.failed', code: 'REFRESH_REFUSED' })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'ranOut' })
  expect(session.getSnapshot().context.errorCode).toBe('REFRESH_REFUSED')
  expect(log).toEqual([{ type: 'session.ended', by: 'refresh', customerId: 'c-1' }])
})

test('a sign-out elsewhere during a refresh is a sign-out, not a session that ran out', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  session.send({ type: 'refresh.failed', code: 'UNAUTHORIZED' })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(session.getSnapshot().context.errorCode).toBeUndefined()
  expect(log).toEqual([{ type: 'session.ended', by: 'otherTab', customerId: 'c-1' }])
})

test('a refresh that does not get through changes nothing for the customer', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  session.send({ type: 'refresh.postponed' })
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(session.getSnapshot().context.customerId).toBe('c-1')
  expect(log).toEqual([])
})

const replaced = [
  { type: 'session.ended', by: 'otherCustomer', customerId: 'c-1' },
  { type: 'session.began', by: 'otherTab', customerId: 'c-2' },
]

test('another customer signed in elsewhere: one session ends, the next one begins', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'cookies.changed', cookies: bothOfAnother })
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(session.getSnapshot().context.customerId).toBe('c-2')
  expect(log).toEqual(replaced)
})

test('another customer is noticed at the end of a refresh, too', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'refresh.started' })
  session.send({ type: 'refresh.succeeded', customerId: 'c-2' })
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(session.getSnapshot().context.customerId).toBe('c-2')
  expect(log).toEqual(replaced)
})

test('a sign-out that another customer overtakes elsewhere leaves the tokens of that one alone', () => {
  const { session, log, clock } = openSession(both)
  log.length = 0
  session.send({ type: 'signOut' })
  session.send({ type: 'cookies.changed', cookies: both })
  expect(session.getSnapshot().value).toBe('signingOut')
  session.send({ type: 'cookies.changed', cookies: bothOfAnother })
  clock.increment(600)
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log.slice(2)).toEqual([
    'hideLoading',
    { type: 'session.ended', by: 'signOut', customerId: 'c-1' },
    { type: 'session.began', by: 'otherTab', customerId: 'c-2' },
  ])
})

test('an access token that cannot be decoded does not count as another customer, and the next token names its customer', () => {
  const { session, log } = openSession(bothOfUnknown)
  log.length = 0
  session.send({ type: 'cookies.changed', cookies: both })
  session.send({ type: 'cookies.changed', cookies: bothOfUnknown })
  expect(session.getSnapshot().context.customerId).toBe('c-1')
  expect(log).toEqual([])
})

test('the customer is forgotten at the sign-out', () => {
  const { session, log } = openSession(both)
  session.send({ type: 'cookies.changed', cookies: neither })
  expect(session.getSnapshot().context.customerId).toBeUndefined()
  session.send({ type: 'cookies.changed', cookies: bothOfUnknown })
  expect(log.at(-1)).toEqual({ type: 'session.began', by: 'otherTab', customerId: undefined })
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
  expect(log).toEqual([{ type: 'session.ended', by: 'otherTab', customerId: 'c-1' }])
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
    { type: 'session.began', by: 'otherTab', customerId: 'c-1' },
    { type: 'session.began', by: 'otherTab', customerId: 'c-1' },
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
