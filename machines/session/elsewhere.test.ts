import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { sessionMachine } from './session.machine.ts'
import {
  both,
  bothOfAnother,
  bothOfUnknown,
  refreshAlone,
  neither,
  signedOut,
  credentials,
  openSession,
} from './session.fixture.ts'

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
  session.send({ type: 'cookies.changed', cookies: signedOut })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(log).toEqual([{ type: 'session.ended', by: 'otherTab', customerId: 'c-1' }])
})

test('both tokens gone though nobody signed out: the session ran out', () => {
  const { session, log } = openSession(both)
  log.length = 0
  session.send({ type: 'cookies.changed', cookies: neither })
  expect(session.getSnapshot().value).toEqual({ signedOut: 'ranOut' })
  expect(session.getSnapshot().context.errorCode).toBe('REFRESH_REFUSED')
  expect(log).toEqual([{ type: 'session.ended', by: 'refresh', customerId: 'c-1' }])
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

test('a missing actor or action stops the session with an error', () => {
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
