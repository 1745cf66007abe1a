import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { tokenRefreshMachine } from './token-refresh.machine.ts'
import { newTokens, settled, openFlow } from './token-refresh.fixture.ts'

test('R4.15 R4.16 R4.17 R4.18 100 requests and one refresh, then each is repeated once', async () => {
  const { refuse, log, looks, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  const ids = Array.from({ length: 100 }, (_, number) => `request-${number}`)
  for (const id of ids.slice(0, 60)) refuse(id)
  await settled()
  for (const id of ids.slice(60)) refuse(id)
  expect(refreshes).toHaveLength(1)
  expect(looks).toEqual([ids.slice(0, 60)])
  refreshes[0]?.end(newTokens)
  await settled()
  expect(log).toEqual([
    { type: 'refresh.started' },
    'takeLock',
    'removeAccessToken',
    'refresh',
    ['storeTokens', newTokens],
    'releaseLock',
    { type: 'refresh.succeeded' },
    { type: 'requests.repeat', ids },
  ])
})

test.each(['expired', 'undecodable', 'missing'] as const)(
  'a refresh token and an access token that is %s: one refresh',
  async (accessToken) => {
    const { refuse, refreshes } = openFlow({ refreshToken: true, accessToken })
    refuse('orders')
    await settled()
    expect(refreshes).toHaveLength(1)
  },
)

test('a slow clock does not sign a shopper out: the word of the server counts', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'refused' })
  refuse('orders')
  await settled()
  refreshes[0]?.end(newTokens)
  await settled()
  expect(log.at(-1)).toEqual({ type: 'requests.repeat', ids: ['orders'] })
  expect(log).not.toContain('clearTokens')
})

test('R4.19 R4.20 a refresh that fails clears both tokens, goes home and gives the requests up', async () => {
  const { flow, refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  refuse('orders')
  refuse('cart')
  await settled()
  refreshes[0]?.fail({ code: 'REFRESH_REFUSED' })
  await settled()
  expect(log.slice(4)).toEqual([
    'clearTokens',
    'releaseLock',
    'goHome',
    { type: 'refresh.failed', code: 'REFRESH_REFUSED' },
    { type: 'requests.giveUp', ids: ['orders', 'cart'] },
  ])
  expect(flow.getSnapshot().context.waiting).toEqual([])
})

test('R4.21 R4.22 without a refresh token nothing is asked: cleared and home', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: false, accessToken: 'expired' })
  refuse('orders')
  await settled()
  expect(refreshes).toHaveLength(0)
  expect(log).toEqual([
    { type: 'refresh.started' },
    'takeLock',
    'clearTokens',
    'releaseLock',
    'goHome',
    { type: 'refresh.failed', code: 'REFRESH_REFUSED' },
    { type: 'requests.giveUp', ids: ['orders'] },
  ])
})

test('both tokens gone: another tab signed out, which is told apart from a refused refresh', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: false, accessToken: 'missing' })
  refuse('orders')
  await settled()
  expect(refreshes).toHaveLength(0)
  expect(log).toContainEqual({ type: 'refresh.failed', code: 'UNAUTHORIZED' })
})

test.each(['OFFLINE', 'RATE_LIMITED', 'INTERNAL'])(
  'a refresh that ends with %s judges no token: both stay, the requests fail for that reason, nobody goes home',
  async (code) => {
    const { flow, refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
    refuse('orders')
    refuse('cart')
    await settled()
    refreshes[0]?.fail({ code })
    await settled()
    expect(log.slice(4)).toEqual([
      'releaseLock',
      { type: 'refresh.postponed' },
      { type: 'requests.fail', ids: ['orders', 'cart'], code },
    ])
    expect(flow.getSnapshot().context.waiting).toEqual([])
    refuse('cart again')
    await settled()
    expect(refreshes).toHaveLength(2)
  },
)

test('asked for by the start and failed: cleared, but a public page stays where it is', async () => {
  const { flow, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'missing' })
  flow.send({ type: 'refresh.ask' })
  await settled()
  refreshes[0]?.fail({ code: 'REFRESH_REFUSED' })
  await settled()
  expect(log).toContain('clearTokens')
  expect(log).not.toContain('goHome')
  expect(flow.getSnapshot().matches('idle')).toBe(true)
})

test('where tabs cannot lock, the refresh goes on without', async () => {
  const expired = { refreshToken: true, accessToken: 'expired' } as const
  const { refuse, refreshes } = openFlow(expired, { lock: { code: 'INTERNAL' } })
  refuse('orders')
  await settled()
  expect(refreshes).toHaveLength(1)
})

test('cookies that cannot be read are left alone', async () => {
  const expired = { refreshToken: true, accessToken: 'expired' } as const
  const { refuse, log } = openFlow(expired, { look: { code: 'INTERNAL' } })
  refuse('orders')
  await settled()
  expect(log).not.toContain('clearTokens')
  expect(log.at(-1)).toEqual({ type: 'requests.fail', ids: ['orders'], code: 'INTERNAL' })
})

test('a sign-out in the middle drops what the refresh brings', async () => {
  const { flow, refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  refuse('orders')
  await settled()
  flow.send({ type: 'session.ended' })
  refreshes[0]?.end(newTokens)
  await settled()
  expect(flow.getSnapshot().value).toEqual({ idle: 'resting' })
  expect(log.slice(4)).toEqual(['releaseLock', { type: 'requests.giveUp', ids: ['orders'] }])
  expect(flow.getSnapshot().context.waiting).toEqual([])
})

test('each failure tells its own reason', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  for (const code of ['VALIDATION', 'REFRESH_REFUSED']) {
    refuse(`orders-${code}`)
    await settled()
    refreshes.at(-1)?.fail({ code })
    await settled()
    expect(log).toContainEqual({ type: 'refresh.failed', code })
  }
})

test('a missing actor implementation stops the machine with an error', () => {
  const flow = createActor(tokenRefreshMachine.provide({ actions: { releaseLock: () => {} } }))
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send({ type: 'request.refused', id: 'orders' })
  expect(String(flow.getSnapshot().error)).toContain("token-refresh: the actor 'takeLock' is not provided")
})

test('pending states are tagged', () => {
  const states = allNodes(tokenRefreshMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['flight.waitingForLock', 'flight.looking', 'flight.refreshing'])
})
