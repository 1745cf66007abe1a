import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { sessionMachine } from './session.machine.ts'
import { both, refreshAlone, neither, tokens, credentials, openSession, settled } from './session.fixture.ts'

test('R4.1 R4.7 R6.15 an access token at the start means signed in, and nothing else does', () => {
  const { session, log } = openSession(both)
  expect(session.getSnapshot().value).toBe('signedIn')
  expect(log).toEqual([{ type: 'session.began', by: 'start', customerId: 'c-1' }])
  expect(openSession({ ...both, refreshToken: false }).session.getSnapshot().value).toBe('signedIn')
  expect(openSession(neither).session.getSnapshot().value).toEqual({ signedOut: 'idle' })
})

test('with a refresh token alone, one refresh is tried before the customer counts as signed out', () => {
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

test('a refresh token that is gone before its use leaves a signed-out visitor', () => {
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

test('pending and failed states are tagged', () => {
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
