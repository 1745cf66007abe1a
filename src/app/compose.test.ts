import { afterEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, type OneBrowser } from '../../tests/support/app/one-browser.ts'
import { openTab, type Tab } from '../../tests/support/app/open-tab.ts'
import { acrylic, acrylicLine, openTrialApi } from '../../tests/support/app/trial-api.ts'
import { withoutOverlay } from '../api/loading-count.ts'
import { serverSurroundings } from './server-surroundings.ts'

const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
  vi.useRealTimers()
})

async function open(
  browser: OneBrowser,
  ...rest: Parameters<typeof openTab> extends [OneBrowser, ...infer Rest] ? Rest : never
) {
  const tab = await openTab(browser, ...rest)
  tabs.push(tab)
  return tab
}

/** A customer whose cart and profile are here. */
async function aCustomer() {
  const api = openTrialApi()
  const browser = openBrowser(api.newTokens())
  const tab = await open(browser, api)
  await loaded(tab)
  return { api, browser, tab }
}

const loaded = ({ cart, profile }: Tab) =>
  vi.waitFor(() => {
    expect(cart.getSnapshot().matches({ open: { contents: 'ready' } })).toBe(true)
    expect(profile.getSnapshot().matches({ known: 'shown' })).toBe(true)
  })
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const place = ({ session }: Tab) => session.getSnapshot().value
const said = ({ snackbar }: Tab) => snackbar.getSnapshot().context.message?.key
const refreshCalls = 'POST /api/accounts/token-refresh'
const orders = (tab: Tab) => tab.client.GET('/api/customers/orders', { headers: withoutOverlay })

describe('the start', () => {
  it('R4.24 R4.25 R4.26: with a token loads the cart and its total, and the profile', async () => {
    const { tab, api } = await aCustomer()
    expect(tab.cart.getSnapshot().context.total).toEqual({ amount: 2780 })
    expect(tab.profile.getSnapshot().context.profile?.phoneNumber).toBe('0812345678')
    const [cartRead] = api.asked('GET /api/cart')
    expect(new URL(cartRead?.url ?? '').searchParams.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(cartRead?.headers.get('accept-language')).toBe('th')
  })

  it('without a token asks for nothing of anybody', async () => {
    const api = openTrialApi()
    const tab = await open(openBrowser({}), api)
    await settled()
    expect(api.asked('GET /api/cart')).toEqual([])
    expect(place(tab)).toEqual({ signedOut: 'idle' })
  })

  it('with a refresh token alone makes one refresh, and guards wait for its end', async () => {
    const api = openTrialApi()
    const { refreshToken } = api.newTokens()
    const browser = openBrowser({ refreshToken })
    const tab = await open(browser, api)
    expect(tab.session.getSnapshot().hasTag('undecided')).toBe(true)
    await loaded(tab)
    expect(place(tab)).toBe('signedIn')
    expect(api.asked(refreshCalls)).toHaveLength(1)
    expect(browser.held().accessToken).toBeDefined()
  })

  it('with a refresh token that is worth nothing is a visitor, who stays where he is', async () => {
    const api = openTrialApi()
    const browser = openBrowser({ refreshToken: 'long gone' })
    const tab = await open(browser, api)
    await vi.waitFor(() => expect(place(tab)).toEqual({ signedOut: 'ranOut' }))
    expect([browser.held(), tab.wentHome()]).toEqual([{}, 0])
  })

  it('asks for nothing of the customer before the page is live', async () => {
    const api = openTrialApi()
    let beLive = () => {}
    const whenLive = new Promise<void>((resolve) => (beLive = resolve))
    const tab = await open(openBrowser(api.newTokens()), api, { whenLive })
    await settled()
    expect(api.asked('GET /api/cart')).toEqual([])
    beLive()
    await loaded(tab)
  })

  it('on the server is judged by the cookie alone, asks with no token and sets no timer', async () => {
    const api = openTrialApi()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const tab = await open(openBrowser({}), api, { ...serverSurroundings(true), categories: undefined })
    await vi.waitFor(() => expect(tab.app.getSnapshot().context.categories).toEqual([]), { interval: 5 })
    expect(place(tab)).toBe('signedIn')
    expect(tab.cart.getSnapshot().matches({ open: { contents: 'loading' } })).toBe(true)
    expect(api.asked('GET /api/cart')).toEqual([])
    const [categories] = api.asked('GET /thai/api/categories/root')
    expect(categories?.headers.has('authorization')).toBe(false)
    expect(timers.mock.calls.filter(([, ms]) => ms !== undefined && ms > 5)).toEqual([])
    timers.mockRestore()
  })
})
