import { afterEach, expect, it, vi } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { type Tab, aCustomer, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { accessTokenUntil, openFakeApi } from '../../../tests/support/app/fake-api.ts'

const refresh = 'POST /api/accounts/token-refresh'
const orders = 'GET /api/customers/orders'
const askForOrders = async ({ client }: Tab) => (await client.GET('/api/customers/orders')).response.status

afterEach(() => {
  vi.useRealTimers()
})

it('R4.15 R4.16 R4.17 R4.18: 100 requests refused at once make one refresh, and each is repeated once', async () => {
  const { api, browser, tab } = await aCustomer()
  const before = browser.held()
  api.expireAccess()
  const letGo = api.hold(refresh)
  const hundred = Promise.all(Array.from({ length: 100 }, () => askForOrders(tab)))
  await eventually(() => expect(api.asked(refresh)).toHaveLength(1))
  expect(browser.held()).toEqual({ refreshToken: before.refreshToken })
  expect(tab.session.getSnapshot().hasTag('undecided')).toBe(true)
  letGo()
  expect(new Set(await hundred)).toEqual(new Set([200]))
  expect(api.asked(refresh)).toHaveLength(1)
  expect(api.asked(orders)).toHaveLength(200)
  expect(browser.held().accessToken).not.toBe(before.accessToken)
  expect(browser.held().refreshToken).not.toBe(before.refreshToken)
})

it('R3.35 R7.6 R7.7: the refresh sends the refresh token and the header hasMessage, and no access token', async () => {
  const { api, browser, tab } = await aCustomer()
  const { refreshToken } = browser.held()
  api.expireAccess()
  await askForOrders(tab)
  const [asked] = api.asked(refresh)
  expect(await asked?.json()).toEqual({ refreshToken })
  expect(asked?.headers.get('hasMessage')).toBe('false')
  expect(asked?.headers.has('authorization')).toBe(false)
})

it('a refresh is not a sign-out: the cart stays, the profile is not read again, nothing is said', async () => {
  const { api, tab } = await aCustomer()
  api.expireAccess()
  const letGo = api.hold(refresh)
  const asked = askForOrders(tab)
  await eventually(() => expect(tab.place()).toBe('refreshing'))
  expect(tab.cart.getSnapshot().context.items).toHaveLength(1)
  letGo()
  await asked
  await settled()
  expect(tab.place()).toBe('signedIn')
  expect([api.asked('GET /api/cart').length, api.asked('GET /api/customers').length]).toEqual([1, 1])
  expect([tab.said(), tab.wentHome()]).toEqual([undefined, 0])
})

it('a slow clock does not sign a shopper out: the word of the server counts', async () => {
  const { api, tab } = await aCustomer()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  api.expireAccess()
  expect(await askForOrders(tab)).toBe(200)
  expect([tab.place(), api.asked(refresh).length]).toEqual(['signedIn', 1])
})

it('R5.3: an access token that cannot be decoded is exchanged', async () => {
  const api = openFakeApi()
  const { refreshToken } = api.newTokens()
  const tab = await openTab(openBrowser({ accessToken: 'no token at all', refreshToken }), api)
  await tab.loaded()
  expect([tab.place(), api.asked(refresh).length]).toEqual(['signedIn', 1])
})

it('R4.19 R4.20: a refresh that fails clears both tokens, empties the cart, goes home and says so', async () => {
  const { api, browser, tab } = await aCustomer()
  api.endSessions()
  expect(await askForOrders(tab)).toBe(401)
  expect(browser.held()).toEqual({})
  expect(tab.place()).toEqual({ signedOut: 'ranOut' })
  expect(tab.cart.getSnapshot().value).toBe('cleared')
  expect([tab.wentHome(), tab.said()]).toEqual([1, 'problems:REFRESH_REFUSED'])
})

it('R4.21 R4.22: a 401 without a refresh token clears the access token and goes home, and asks for nothing', async () => {
  const api = openFakeApi()
  const browser = openBrowser({ accessToken: accessTokenUntil(1) })
  const tab = await openTab(browser, api)
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'ranOut' }))
  expect([browser.held(), tab.wentHome(), api.asked(refresh).length]).toEqual([{}, 1, 0])
})

it('no loop: a repeated request that is refused again keeps its 401', async () => {
  const { api, tab } = await aCustomer()
  const letGo = api.hold(orders)
  const asked = askForOrders(tab)
  api.answerOnce(orders, 401, { code: 'UNAUTHORIZED' })
  api.answerOnce(orders, 401, { code: 'UNAUTHORIZED' })
  letGo()
  expect(await asked).toBe(401)
  await settled()
  expect([api.asked(orders).length, api.asked(refresh).length]).toEqual([2, 1])
  expect(tab.place()).toBe('signedIn')
})

it('a sign-out elsewhere while a refresh is under way is not undone by it, and told as a sign-out', async () => {
  const { api, browser, tab } = await aCustomer()
  api.expireAccess()
  const letGo = api.hold(refresh)
  const asked = askForOrders(tab)
  await eventually(() => expect(api.asked(refresh)).toHaveLength(1))
  browser.cookies().signOut()
  letGo()
  expect(await asked).toBe(401)
  expect([browser.held(), tab.place()]).toEqual([{}, { signedOut: 'idle' }])
  expect(tab.said()).toBe('notices:signedOut')
})

it.each(['granted', 'refused'])(
  'another customer who signs in elsewhere keeps the tokens when the old refresh is %s, and repeats nothing',
  async (end) => {
    const { api, browser, tab } = await aCustomer()
    api.expireAccess()
    const letGo = api.hold(refresh)
    const asked = askForOrders(tab)
    await eventually(() => expect(api.asked(refresh)).toHaveLength(1))
    if (end === 'refused') api.endSessions()
    const tokens = api.newTokens('c-2')
    browser.cookies().store(tokens)
    letGo()
    expect(await asked).toBe(401)
    expect(browser.held()).toEqual(tokens)
    expect([tab.place(), tab.said(), tab.wentHome()]).toEqual(['signedIn', 'notices:otherCustomer', 0])
    await tab.loaded()
    expect(api.asked(orders)).toHaveLength(1)
  },
)
