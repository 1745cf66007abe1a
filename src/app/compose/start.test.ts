import { expect, it } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { aCustomer, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { openFakeApi } from '../../../tests/support/app/fake-api.ts'
import { serverEnvironment } from '../rendering/server-environment.ts'

it('R4.24 R4.25 R4.26: the start with a token loads the cart and its total, and the profile', async () => {
  const { tab, api } = await aCustomer()
  expect(tab.cart.getSnapshot().context.total).toEqual({ amount: 2780 })
  expect(tab.profile.getSnapshot().context.profile?.phoneNumber).toBe('0812345678')
  const [cartRead] = api.asked('GET /api/cart')
  expect(new URL(cartRead?.url ?? '').searchParams.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('R4.23: the start without a token loads the categories and nothing of anybody', async () => {
  const api = openFakeApi()
  const acrylics = [{ id: 'acrylic', name: 'อะคริลิก', children: [] }]
  api.answerOnce('GET /thai/api/categories/root', 200, acrylics)
  const tab = await openTab(openBrowser({}), api, { categories: undefined })
  await settled()
  expect(api.asked('GET /thai/api/categories/root')).toHaveLength(1)
  expect(tab.app.getSnapshot().context.categories).toEqual(acrylics)
  expect([...api.asked('GET /api/cart'), ...api.asked('GET /api/customers')]).toEqual([])
  expect(tab.place()).toEqual({ signedOut: 'idle' })
})

it('the start with a refresh token alone makes one refresh, and guards wait for its end', async () => {
  const api = openFakeApi()
  const { refreshToken } = api.newTokens()
  const browser = openBrowser({ refreshToken })
  const tab = await openTab(browser, api)
  expect(tab.session.getSnapshot().hasTag('undecided')).toBe(true)
  await tab.loaded()
  expect(tab.place()).toBe('signedIn')
  expect(api.asked('POST /api/accounts/token-refresh')).toHaveLength(1)
  expect(browser.held().accessToken).toBeDefined()
})

it('the start with a refresh token that is worth nothing is a visitor, who stays where he is', async () => {
  const browser = openBrowser({ refreshToken: 'long gone' })
  const tab = await openTab(browser, openFakeApi())
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'ranOut' }))
  expect([browser.held(), tab.wentHome()]).toEqual([{}, 0])
})

it('no customer data is requested before the page is hydrated', async () => {
  const api = openFakeApi()
  let beLive = () => {}
  const whenLive = new Promise<void>((resolve) => (beLive = resolve))
  const tab = await openTab(openBrowser(api.newTokens()), api, { whenLive })
  await settled()
  expect(api.asked('GET /api/cart')).toEqual([])
  beLive()
  await tab.loaded()
})

it('R4.7 R6.15: on the server the cookie alone decides, and nothing is asked that needs a token', async () => {
  const api = openFakeApi()
  const environment = { ...serverEnvironment(true), categories: undefined }
  const tab = await openTab(openBrowser({}), api, environment)
  await settled()
  expect(tab.place()).toBe('signedIn')
  expect(tab.cart.getSnapshot().matches({ open: 'loading' })).toBe(true)
  expect([...api.asked('GET /api/cart'), ...api.asked('GET /api/customers')]).toEqual([])
  const [categories] = api.asked('GET /thai/api/categories/root')
  expect(categories?.headers.has('authorization')).toBe(false)
})

it('the one refresh of a start waits for the page to be live, too', async () => {
  const api = openFakeApi()
  const { refreshToken } = api.newTokens()
  let beLive = () => {}
  const whenLive = new Promise<void>((resolve) => (beLive = resolve))
  const tab = await openTab(openBrowser({ refreshToken }), api, { whenLive })
  await settled()
  expect(api.asked('POST /api/accounts/token-refresh')).toEqual([])
  beLive()
  await tab.loaded()
})
