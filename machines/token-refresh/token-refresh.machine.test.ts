import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { tokenRefreshMachine, type HeldTokens, type TokenPair } from './token-refresh.machine.ts'

const newTokens: TokenPair = { accessToken: 'access-2', refreshToken: 'refresh-2' }
const settled = () => new Promise<void>((done) => setImmediate(done))

/** The flow with a lock and the given cookies; the test decides when the server responds. */
function openFlow(held: HeldTokens, refusals: { lock?: unknown; look?: unknown } = {}) {
  const log: unknown[] = []
  const looks: string[][] = []
  const refreshes = new Array<{ end: (tokens: TokenPair) => void; fail: (error: unknown) => void }>()
  const machine = tokenRefreshMachine.provide({
    actors: {
      takeLock: fromPromise(async () => {
        log.push('takeLock')
        if (refusals.lock) throw refusals.lock
      }),
      readTokens: fromPromise(async ({ input }) => {
        looks.push(input.waiting)
        if (refusals.look) throw refusals.look
        return held
      }),
      refresh: fromPromise(() => {
        log.push('refresh')
        return new Promise((end, fail) => refreshes.push({ end, fail }))
      }),
    },
    actions: {
      removeAccessToken: () => log.push('removeAccessToken'),
      storeTokens: (_, params) => log.push(['storeTokens', params]),
      clearTokens: () => log.push('clearTokens'),
      releaseLock: () => log.push('releaseLock'),
      goHome: () => log.push('goHome'),
    },
  })
  const flow = createActor(machine)
  flow.on('*', (event) => log.push(event))
  flow.start()
  const refuse = (id: string) => flow.send({ type: 'request.refused', id })
  return { flow, refuse, log, looks, refreshes }
}

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

test.each(['REFRESH_REFUSED', 'VALIDATION', 'UNAUTHORIZED'])(
  'a refresh that ends with %s is the end of the tokens',
  async (code) => {
    const { refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
    refuse('orders')
    await settled()
    refreshes[0]?.fail({ code })
    await settled()
    expect(log).toContain('clearTokens')
    expect(log).toContainEqual({ type: 'refresh.failed', code })
  },
)

test('a refresh that did not get through is tried again when the network returns, once', async () => {
  const { flow, refuse, refreshes, log } = openFlow({ refreshToken: true, accessToken: 'missing' })
  flow.send({ type: 'network.returned' })
  await settled()
  expect(refreshes).toHaveLength(0)
  refuse('orders')
  await settled()
  refreshes[0]?.fail({ code: 'OFFLINE' })
  await settled()
  flow.send({ type: 'network.returned' })
  flow.send({ type: 'network.returned' })
  await settled()
  expect(refreshes).toHaveLength(2)
  refreshes[1]?.end(newTokens)
  await settled()
  expect(log).toContainEqual({ type: 'refresh.succeeded' })
  flow.send({ type: 'network.returned' })
  await settled()
  expect(refreshes).toHaveLength(2)
})

test('a postponed refresh is not tried again for a customer who has signed out', async () => {
  const { flow, refuse, refreshes } = openFlow({ refreshToken: true, accessToken: 'missing' })
  refuse('orders')
  await settled()
  refreshes[0]?.fail({ code: 'OFFLINE' })
  await settled()
  flow.send({ type: 'session.ended' })
  flow.send({ type: 'network.returned' })
  await settled()
  expect(refreshes).toHaveLength(1)
})

test('no loop: a repeated request that is refused again is not refreshed again', async () => {
  const { flow, refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  refuse('orders')
  await settled()
  refreshes[0]?.end(newTokens)
  await settled()
  for (const attempt of ['second', 'third']) {
    refuse('orders')
    await settled()
    expect(flow.getSnapshot().matches('idle'), attempt).toBe(true)
    expect(refreshes, attempt).toHaveLength(1)
    expect(log.at(-1), attempt).toEqual({ type: 'requests.giveUp', ids: ['orders'] })
  }
})

test('no loop: what was repeated earlier is remembered when another request is repeated', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  for (const id of ['orders', 'cart']) {
    refuse(id)
    await settled()
    refreshes.at(-1)?.end(newTokens)
    await settled()
  }
  refuse('orders')
  refuse('cart')
  refuse('orders')
  await settled()
  expect(refreshes).toHaveLength(2)
  expect(log.slice(-3)).toEqual([
    { type: 'requests.giveUp', ids: ['orders'] },
    { type: 'requests.giveUp', ids: ['cart'] },
    { type: 'requests.giveUp', ids: ['orders'] },
  ])
})

test('a repeated request that is refused in the middle of the next refresh is given up too', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  refuse('orders')
  await settled()
  refreshes[0]?.end(newTokens)
  await settled()
  refuse('cart')
  refuse('orders')
  expect(log.at(-1)).toEqual({ type: 'requests.giveUp', ids: ['orders'] })
  await settled()
  refreshes[1]?.end(newTokens)
  await settled()
  expect(log.at(-1)).toEqual({ type: 'requests.repeat', ids: ['cart'] })
})

test('a repeated request that is over is forgotten', async () => {
  const { flow, refuse, refreshes } = openFlow({ refreshToken: true, accessToken: 'expired' })
  refuse('orders')
  refuse('cart')
  await settled()
  refreshes[0]?.end(newTokens)
  await settled()
  flow.send({ type: 'request.answered', id: 'orders' })
  expect(flow.getSnapshot().context.repeated).toEqual(['cart'])
})

test('a late 401 finds the new token and is repeated without another refresh', async () => {
  const { refuse, log, refreshes } = openFlow({ refreshToken: true, accessToken: 'replaced' })
  refuse('orders')
  await settled()
  expect(refreshes).toHaveLength(0)
  expect(log).not.toContain('removeAccessToken')
  expect(log.at(-1)).toEqual({ type: 'requests.repeat', ids: ['orders'] })
})

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

test('an actor that nobody provided stops the flow loudly', () => {
  const flow = createActor(tokenRefreshMachine.provide({ actions: { releaseLock: () => {} } }))
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send({ type: 'request.refused', id: 'orders' })
  expect(String(flow.getSnapshot().error)).toContain("token-refresh: the actor 'takeLock' is not provided")
})

test('the page can ask by tag what waits', () => {
  const states = allNodes(tokenRefreshMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['flight.waitingForLock', 'flight.looking', 'flight.refreshing'])
})
