import { expect, test } from 'vitest'
import { newTokens, settled, openFlow } from './token-refresh.fixture.ts'

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
