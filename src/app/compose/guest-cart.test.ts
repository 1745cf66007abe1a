import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acrylic, acrylicLine, openFakeApi } from '../../../tests/support/app/fake-api.ts'
import { stubLocalStorage } from '../../../tests/support/app/local-storage.ts'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { aCustomer, eventually, openTab, settled, type Tab } from '../../../tests/support/app/open-tab.ts'
import { readGuestLines, storeGuestLines } from '../../flows/guest-cart/stored-lines.ts'

const first = { ...acrylicLine, variantId: 'v-2' }
const second = { ...acrylicLine, variantId: 'v-3' }
const problem = (code: string, status: number) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  traceId: 't',
})
const signIn = (tab: Tab) =>
  tab.session.send({ type: 'signIn.submit', userName: '0812345678', password: 'x' })
const sent = async (requests: Request[]) =>
  (await Promise.all(requests.map((request) => request.json())))
    .flat()
    .map(({ op, value }) => [op, value.variantId])

beforeEach(() => {
  stubLocalStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function aGuestWithLines() {
  storeGuestLines([first, second].map((line) => ({ line, shown: acrylic, addedAt: Date.now() })))
  const api = openFakeApi()
  const browser = openBrowser({})
  const tab = await openTab(browser, api)
  return { api, browser, tab }
}

it('what a guest wanted is in the cart after signing in, and is said with it', async () => {
  const { api, tab } = await aGuestWithLines()
  await settled()
  expect(api.asked('PATCH /api/cart')).toEqual([])
  signIn(tab)
  await eventually(() => expect(readGuestLines()).toEqual([]))
  expect(await sent(api.asked('PATCH /api/cart'))).toEqual([
    ['add', 'v-2'],
    ['add', 'v-3'],
  ])
  await tab.loaded()
  expect(tab.cart.getSnapshot().context.items.map(({ variantId }) => variantId)).toEqual([
    'v-1',
    'v-2',
    'v-3',
  ])
  expect(tab.said()).toBe('notices:guestCartAdded')
})

it('a sign-in without goods says that it succeeded', async () => {
  const tab = await openTab(openBrowser({}), openFakeApi())
  signIn(tab)
  await eventually(() => expect(tab.said()).toBe('notices:signedIn'))
})

it('goods that the cart refuses are kept with the reason, and the others go into the cart', async () => {
  const { api, tab } = await aGuestWithLines()
  api.answerOnce('PATCH /api/cart', 409, problem('OUT_OF_STOCK', 409))
  signIn(tab)
  await eventually(() => expect(api.cart.items.map(({ variantId }) => variantId)).toEqual(['v-1', 'v-3']))
  await tab.loaded()
  expect(readGuestLines().map(({ line, refusalCode }) => [line.variantId, refusalCode])).toEqual([
    ['v-2', 'OUT_OF_STOCK'],
  ])
  expect(tab.said()).toBe('notices:signedIn')
})

it('goods whose request failed are kept with the reason, and the next ones are sent all the same', async () => {
  const { api, tab } = await aGuestWithLines()
  api.answerOnce('PATCH /api/cart', 500, problem('INTERNAL', 500))
  signIn(tab)
  await eventually(() => expect(api.cart.items.map(({ variantId }) => variantId)).toEqual(['v-1', 'v-3']))
  await tab.loaded()
  expect(readGuestLines().map(({ line, refusalCode }) => [line.variantId, refusalCode])).toEqual([
    ['v-2', 'INTERNAL'],
  ])
})

it('goods wait for a cart that could not be read, without being refused, and are sent once it has been', async () => {
  const { api, tab } = await aGuestWithLines()
  api.answerOnce('GET /api/cart', 500, problem('INTERNAL', 500))
  signIn(tab)
  await eventually(() => expect(tab.said()).toBe('notices:signedIn'))
  await settled()
  expect(api.asked('GET /api/cart')).toHaveLength(1)
  expect(readGuestLines().map(({ sentAt, refusalCode }) => sentAt ?? refusalCode)).toEqual([
    undefined,
    undefined,
  ])
  expect(tab.guestCart.getSnapshot().hasTag('pending')).toBe(false)
  tab.cart.send({ type: 'cart.retry' })
  await eventually(() => expect(readGuestLines()).toEqual([]))
  expect(api.cart.items.map(({ variantId }) => variantId)).toEqual(['v-1', 'v-2', 'v-3'])
})

it('goods that are left over at a start are said like all that come into the cart, and a failed reading is not a sign-in', async () => {
  storeGuestLines([{ line: first, shown: acrylic, addedAt: Date.now() }])
  const api = openFakeApi()
  api.answerOnce('GET /api/cart', 500, problem('INTERNAL', 500))
  const tab = await openTab(openBrowser(api.newTokens()), api)
  await eventually(() => expect(tab.guestCart.getSnapshot().matches({ awaitingCart: 'delayed' })).toBe(true))
  expect(tab.said()).toBeUndefined()
  tab.cart.send({ type: 'cart.retry' })
  await eventually(() => expect(tab.said()).toBe('notices:addedToCart'))
})

it.each([
  ['refuses them again', 'problems:OUT_OF_STOCK'],
  ['takes them', 'notices:addedToCart'],
])('goods that are added once more are said as they are when the cart %s', async (_, message) => {
  storeGuestLines([{ line: first, shown: acrylic, addedAt: Date.now(), refusalCode: 'INTERNAL' }])
  const { api, tab } = await aCustomer()
  if (message.startsWith('problems:')) api.answerOnce('PATCH /api/cart', 409, problem('OUT_OF_STOCK', 409))
  tab.guestCart.send({ type: 'line.retry', line: first, at: Date.now() })
  await eventually(() => expect(tab.said()).toBe(message))
})

it('goods that the cart refuses stay, though it took fewer of the same from the customer before', async () => {
  const { api, tab } = await aGuestWithLines()
  api.answerOnce('GET /api/cart', 500, problem('INTERNAL', 500))
  signIn(tab)
  await eventually(() => expect(tab.guestCart.getSnapshot().matches({ awaitingCart: 'delayed' })).toBe(true))
  api.answerOnce('PATCH /api/cart', 200, { version: 2, items: [], total: { amount: 0 } })
  api.answerOnce('PATCH /api/cart', 409, problem('OUT_OF_STOCK', 409))
  const change = { op: 'add' as const, line: { ...first, quantity: 1 }, shown: acrylic }
  tab.cart.send({ type: 'cart.change', change })
  await eventually(() => expect(api.cart.items.map(({ variantId }) => variantId)).toContain('v-3'))
  expect(readGuestLines()).toMatchObject([{ line: first, refusalCode: 'OUT_OF_STOCK' }])
})

it('a checkout fails rather than order without the goods that wait, and its next try sends them', async () => {
  const { api, tab } = await aGuestWithLines()
  for (const _ of ['the first reading', 'the one that the checkout asks for'])
    api.answerOnce('GET /api/cart', 500, problem('INTERNAL', 500))
  const { whenCartIsSent } = tab.checkoutLinks
  signIn(tab)
  await eventually(() => expect(tab.said()).toBe('notices:signedIn'))
  await expect(whenCartIsSent(AbortSignal.timeout(2000))).rejects.toEqual({ code: 'INTERNAL' })
  await whenCartIsSent(AbortSignal.timeout(2000))
  expect(api.cart.items.map(({ variantId }) => variantId)).toEqual(['v-1', 'v-2', 'v-3'])
})

it('a tab that hears of a sign-in leaves the goods to the tab that signed in, or to the next start', async () => {
  const { api, browser, tab } = await aGuestWithLines()
  browser.cookies().store(api.newTokens())
  await tab.loaded()
  await settled()
  expect(api.asked('PATCH /api/cart')).toEqual([])
  await openTab(browser, api)
  await eventually(() => expect(readGuestLines()).toEqual([]))
})

it('a refused sign-in leaves the goods where they are', async () => {
  const { api, tab } = await aGuestWithLines()
  api.answerOnce('POST /api/accounts/signin', 400, problem('BAD_CREDENTIALS', 400))
  signIn(tab)
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'refused' }))
  await settled()
  expect(readGuestLines()).toHaveLength(2)
})

it('a session that another tab ends before the cart has answered leaves the goods for the next one', async () => {
  const { api, browser, tab } = await aGuestWithLines()
  api.hold('PATCH /api/cart')
  signIn(tab)
  await eventually(() => expect(api.asked('PATCH /api/cart')).toHaveLength(1))
  browser.cookies().signOut()
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(readGuestLines().map(({ line }) => line.variantId)).toEqual(['v-2', 'v-3'])
  signIn(tab)
  await eventually(() => expect(api.asked('PATCH /api/cart')).toHaveLength(2))
  expect(await sent(api.asked('PATCH /api/cart'))).toEqual([
    ['add', 'v-2'],
    ['add', 'v-2'],
  ])
})

it('a sign-out in another tab, which has forgotten the goods, does not bring them back', async () => {
  const { api, browser, tab } = await aGuestWithLines()
  api.hold('PATCH /api/cart')
  signIn(tab)
  await eventually(() => expect(api.asked('PATCH /api/cart')).toHaveLength(1))
  // The other tab clears both; which of the two this one hears of first is left open.
  storeGuestLines([])
  browser.cookies().signOut()
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  await settled()
  expect(readGuestLines()).toEqual([])
})

it('a sign-out drops what was left', async () => {
  const { api, tab } = await aGuestWithLines()
  api.answerOnce('PATCH /api/cart', 409, problem('OUT_OF_STOCK', 409))
  signIn(tab)
  await eventually(() =>
    expect(readGuestLines().map(({ refusalCode }) => refusalCode)).toEqual(['OUT_OF_STOCK']),
  )
  tab.session.send({ type: 'signOut' })
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(readGuestLines()).toEqual([])
})

it('what a customer adds while the session runs out is in the cart after signing in again', async () => {
  const { api, tab } = await aCustomer()
  api.endSessions()
  tab.cart.send({ type: 'cart.change', change: { op: 'add', line: first, shown: acrylic } })
  tab.cart.send({ type: 'cart.change', change: { op: 'remove', line: acrylicLine } })
  tab.cart.send({ type: 'cart.change', change: { op: 'add', line: second, shown: acrylic } })
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'ranOut' }))
  expect(readGuestLines().map(({ line, sentAt }) => [line.variantId, sentAt])).toEqual([
    ['v-2', undefined],
    ['v-3', undefined],
  ])
  signIn(tab)
  await eventually(() => expect(readGuestLines()).toEqual([]))
  expect(api.cart.items.map(({ variantId }) => variantId)).toEqual(['v-1', 'v-2', 'v-3'])
})
