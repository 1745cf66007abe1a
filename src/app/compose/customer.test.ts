import { afterEach, expect, it, vi } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { aCustomer, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { acrylic, acrylicLine, openFakeApi } from '../../../tests/support/app/fake-api.ts'

const problem = (code: string, status: number, more: object = {}) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  traceId: 't',
  ...more,
})

afterEach(() => {
  vi.useRealTimers()
})

it('R4.2 R4.3 R4.4 R4.5 R4.6 R4.8: sign-out shows loading, waits 600 ms, clears both cookies and the cart, marks the customer signed out, then hides loading', async () => {
  const { api, browser, tab } = await aCustomer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const order: string[] = []
  tab.loading.subscribe((snapshot) => order.push(`loading ${snapshot.hasTag('pending') ? 'on' : 'off'}`))
  tab.session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut'))
      order.push(browser.held().accessToken ? 'signed out with a token' : 'signed out')
  })
  tab.cart.subscribe((snapshot) => {
    if (snapshot.matches('cleared')) order.push(`cart of ${snapshot.context.items.length}`)
  })
  tab.session.send({ type: 'signOut' })
  vi.advanceTimersByTime(599)
  await settled()
  expect([order, browser.held().accessToken === undefined]).toEqual([['loading on'], false])
  vi.advanceTimersByTime(1)
  expect(browser.held()).toEqual({})
  vi.advanceTimersByTime(1)
  expect(order).toEqual(['loading on', 'cart of 0', 'signed out', 'loading off'])
  expect(tab.said()).toBe('notices:signedOut')
  expect(api.asked('POST /api/accounts/signout')).toHaveLength(1)
})

it('a sign-out waits for no answer of the server, and a refused one changes nothing', async () => {
  const { api, browser, tab } = await aCustomer()
  api.hold('POST /api/accounts/signout')
  tab.session.send({ type: 'signOut' })
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(browser.held()).toEqual({})
})

it('a sign-out whose token is gone already asks the server for nothing', async () => {
  const { api, browser, tab } = await aCustomer()
  browser.cookies().removeAccessToken()
  tab.session.send({ type: 'signOut' })
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(api.asked('POST /api/accounts/signout')).toEqual([])
})

it('a refused sign-in says how long to wait, and the wait goes on while the device sleeps', async () => {
  const api = openFakeApi()
  const tab = await openTab(openBrowser({}), api)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  api.answerOnce('POST /api/accounts/signin', 429, problem('RATE_LIMITED', 429), { 'Retry-After': '30' })
  tab.session.send({ type: 'signIn.submit', userName: '0812345678', password: 'x' })
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'rateLimited' }))
  expect(tab.session.getSnapshot().context.retryAfterSeconds).toBe(30)
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(1_000)
  expect(tab.place()).toEqual({ signedOut: 'idle' })
})

it('R4.31: another language reloads the categories, and the names in the cart behind what is shown', async () => {
  const { api, tab } = await aCustomer()
  const letGo = api.hold('GET /api/cart')
  tab.language.send({ type: 'language.choose', language: 'en' })
  await eventually(() => expect(api.asked('GET /api/cart')).toHaveLength(2))
  expect(tab.cart.getSnapshot().context.items).toHaveLength(1)
  expect(api.asked('GET /api/cart').map(({ headers }) => headers.get('accept-language'))).toEqual([
    'th',
    'en',
  ])
  await eventually(() => expect(api.asked('GET /english/api/categories/root')).toHaveLength(1))
  letGo()
  await tab.loaded()
})

it('R8.22: adding a product shows a message, without a loading overlay', async () => {
  const { tab } = await aCustomer()
  const line = { ...acrylicLine, variantId: 'v-2' }
  tab.cart.send({ type: 'cart.change', change: { op: 'add', line, shown: acrylic } })
  await eventually(() => expect(tab.said()).toBe('notices:addedToCart'))
  expect(tab.loading.getSnapshot().hasTag('pending')).toBe(false)
})

it('a refusal of the cart shows the message of its code; a removed line shows none', async () => {
  const { api, tab } = await aCustomer()
  tab.cart.send({ type: 'cart.change', change: { op: 'remove', line: acrylicLine } })
  await eventually(() => expect(tab.cart.getSnapshot().context.confirmed.items).toEqual([]))
  expect(tab.said()).toBeUndefined()
  api.answerOnce('PATCH /api/cart', 409, problem('OUT_OF_STOCK', 409))
  tab.cart.send({ type: 'cart.change', change: { op: 'add', line: acrylicLine, shown: acrylic } })
  await eventually(() => expect(tab.said()).toBe('problems:OUT_OF_STOCK'))
})

it('a quantity is changed against the version that was shown, a product is added to whatever is there', async () => {
  const { api, tab } = await aCustomer()
  tab.cart.send({ type: 'cart.change', change: { op: 'add', line: acrylicLine, shown: acrylic } })
  tab.cart.send({ type: 'cart.change', change: { op: 'replace', line: acrylicLine } })
  await eventually(() => expect(api.asked('PATCH /api/cart')).toHaveLength(2))
  expect(api.asked('PATCH /api/cart').map(({ headers }) => headers.get('if-match'))).toEqual([null, '2'])
})

it('the fields that the server refuses reach the profile', async () => {
  const { api, tab } = await aCustomer()
  const errors = [{ field: 'city', code: 'VALIDATION' }]
  api.answerOnce('PUT /api/customers', 400, problem('VALIDATION', 400, { errors }))
  tab.profile.send({ type: 'profile.edit', group: 'personal' })
  tab.profile.send({ type: 'profile.submit', changes: { city: 'Bangkok' } })
  await eventually(() =>
    expect(tab.profile.getSnapshot().context.fieldErrors).toEqual({ city: 'VALIDATION' }),
  )
  tab.profile.send({ type: 'profile.submit', changes: { city: 'Bangkok' } })
  await eventually(() => expect(tab.said()).toBe('notices:profileSaved'))
})

it('closing the account signs the customer out and empties the cart', async () => {
  const { api, browser, tab } = await aCustomer()
  api.answerOnce('POST /api/customers/erase', 200, { ok: true })
  tab.profile.send({ type: 'account.close' })
  tab.profile.send({ type: 'account.erase', password: 'Phaen2026' })
  await eventually(() => expect(api.asked('POST /api/customers/erase')).toHaveLength(1))
  api.endSessions()
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(await api.asked('POST /api/customers/erase')[0]?.json()).toEqual({ password: 'Phaen2026' })
  expect(browser.held()).toEqual({})
  expect(tab.profile.getSnapshot().context.profile).toBeUndefined()
  expect(tab.cart.getSnapshot().value).toBe('cleared')
})

it('a wrong password leaves account and session as they are', async () => {
  const { api, tab } = await aCustomer()
  api.answerOnce('POST /api/customers/erase', 400, problem('INVALID_OLD_PASSWORD', 400))
  tab.profile.send({ type: 'account.close' })
  tab.profile.send({ type: 'account.erase', password: 'Phaen2026' })
  await eventually(() =>
    expect(tab.profile.getSnapshot().matches({ known: { closing: { asking: 'wrongPassword' } } })).toBe(true),
  )
  expect(tab.place()).toBe('signedIn')
})

it('R8.17: signing in shows a message', async () => {
  const tab = await openTab(openBrowser({}), openFakeApi())
  tab.session.send({ type: 'signIn.submit', userName: '0812345678', password: 'x' })
  await eventually(() => expect(tab.said()).toBe('notices:signedIn'))
})

it('R8.18: signing out shows a message', async () => {
  const { tab } = await aCustomer()
  tab.session.send({ type: 'signOut' })
  await eventually(() => expect(tab.said()).toBe('notices:signedOut'))
})
