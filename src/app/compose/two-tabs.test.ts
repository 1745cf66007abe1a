import { expect, it } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { type Tab, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { acrylic, acrylicLine, openFakeApi } from '../../../tests/support/app/fake-api.ts'

const refresh = 'POST /api/accounts/token-refresh'
const askForOrders = async ({ client }: Tab) => (await client.GET('/api/customers/orders')).response.status

async function twoTabs() {
  const api = openFakeApi()
  const browser = openBrowser(api.newTokens())
  const here = await openTab(browser, api)
  const there = await openTab(browser, api)
  await Promise.all([here.loaded(), there.loaded()])
  return { api, browser, here, there }
}

it('two tabs whose requests are refused make one refresh, and nobody is signed out', async () => {
  const { api, here, there } = await twoTabs()
  api.expireAccess()
  const letGo = api.hold(refresh)
  const asked = Promise.all([askForOrders(here), askForOrders(there)])
  await eventually(() => expect(api.asked(refresh)).toHaveLength(1))
  await settled()
  expect([here.place(), there.place()]).toEqual(['refreshing', 'refreshing'])
  letGo()
  expect(await asked).toEqual([200, 200])
  await eventually(() => expect([here.place(), there.place()]).toEqual(['signedIn', 'signedIn']))
  expect(api.asked(refresh)).toHaveLength(1)
  expect(api.asked('GET /api/customers')).toHaveLength(2)
  expect(there.cart.getSnapshot().context.items).toHaveLength(1)
})

it('a tab that only watches another one refresh waits for it, and stays signed in', async () => {
  const { api, here, there } = await twoTabs()
  api.expireAccess()
  const letGo = api.hold(refresh)
  const asked = askForOrders(here)
  await eventually(() => expect(there.place()).toBe('refreshing'))
  letGo()
  await asked
  await eventually(() => expect(there.place()).toBe('signedIn'))
  expect(api.asked(refresh)).toHaveLength(1)
})

it('R4.8: a sign-out in one tab signs the other out and empties its cart, which goes nowhere', async () => {
  const { browser, here, there } = await twoTabs()
  here.session.send({ type: 'signOut' })
  await eventually(() => expect(there.place()).toEqual({ signedOut: 'idle' }))
  expect(browser.held()).toEqual({})
  expect(there.cart.getSnapshot().context.items).toEqual([])
  expect(there.profile.getSnapshot().context.profile).toBeUndefined()
  expect([there.said(), there.wentHome()]).toEqual(['notices:signedOut', 0])
})

it('R4.27 R4.28 R4.29: a sign-in in one tab loads cart, total and profile in the other', async () => {
  const api = openFakeApi()
  const browser = openBrowser({})
  const here = await openTab(browser, api)
  const there = await openTab(browser, api)
  here.session.send({ type: 'signIn.submit', userName: '0812345678', password: 'Phaen2026' })
  await Promise.all([here.loaded(), there.loaded()])
  expect(here.said()).toBe('notices:signedIn')
  expect(there.cart.getSnapshot().context.total).toEqual({ amount: 2780 })
})

it('what one tab puts into the cart the other one shows', async () => {
  const { here, there } = await twoTabs()
  const line = { ...acrylicLine, variantId: 'v-2' }
  here.cart.send({ type: 'cart.change', change: { op: 'add', line, shown: acrylic } })
  await eventually(() => expect(there.cart.getSnapshot().context.items).toHaveLength(2))
  expect([here.said(), there.said()]).toEqual(['notices:addedToCart', undefined])
})

it('another customer who signs in in one tab replaces cart and profile in the other', async () => {
  const { api, browser, here, there } = await twoTabs()
  api.cart.items = []
  browser.cookies().store(api.newTokens('c-2'))
  await eventually(() => expect(api.asked('GET /api/customers')).toHaveLength(4))
  await Promise.all([here.loaded(), there.loaded()])
  for (const tab of [here, there]) {
    expect(tab.cart.getSnapshot().context.items).toEqual([])
    expect([tab.place(), tab.said()]).toEqual(['signedIn', 'notices:otherCustomer'])
  }
})

it('newer tokens of the same customer replace nothing', async () => {
  const { api, browser } = await twoTabs()
  browser.cookies().store(api.newTokens('c-1'))
  await settled()
  expect([api.asked('GET /api/cart').length, api.asked('GET /api/customers').length]).toEqual([2, 2])
})
