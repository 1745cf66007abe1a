import { afterEach, expect, vi } from 'vitest'
import { composeShop, type Shop } from '../../../src/app/compose/compose-shop.ts'
import type { ComposeOptions } from '../../../src/app/compose/compose-options.ts'
import { createRefreshLock } from '../../../src/flows/token-refresh/refresh-lock.ts'
import { openBrowser, type OneBrowser } from './one-browser.ts'
import { openFakeApi, type FakeApi } from './fake-api.ts'

export interface Tab extends Shop {
  place: () => unknown
  /** The message key that the snackbar shows. */
  said: () => string | undefined
  /** How often the shop navigated to the home page. */
  wentHome: () => number
  /** Waits until the cart and the profile are loaded. */
  loaded: () => Promise<void>
}

// Long timeouts, so that these tests also pass on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 50_000, interval: 10 })

const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
})

/** Opens a tab: the shop's long-lived flows, composed as in the shop and live at once. */
export async function openTab(
  browser: OneBrowser,
  api: FakeApi,
  options: Partial<ComposeOptions> = {},
): Promise<Tab> {
  let timesHome = 0
  const shop = await composeShop({
    apiBaseUrl: 'http://shop.test',
    send: api.fetch,
    language: 'th',
    rememberLanguage: () => undefined,
    categories: [],
    cookies: browser.cookies(),
    lock: createRefreshLock(browser.locks),
    cartSignal: browser.cartSignal(),
    followNetwork: browser.network.follow,
    followLanguage: () => () => undefined,
    followGuestLines: () => () => undefined,
    forgetLeftPages: () => undefined,
    forgetLanguageOfAddress: () => undefined,
    goHome: () => (timesHome += 1),
    whenLive: Promise.resolve(),
    ...options,
  })
  const tab: Tab = {
    ...shop,
    place: () => shop.session.getSnapshot().value,
    said: () => shop.snackbar.getSnapshot().context.message?.key,
    wentHome: () => timesHome,
    loaded: () =>
      eventually(() => {
        expect(shop.cart.getSnapshot().matches({ open: 'ready' })).toBe(true)
        expect(shop.profile.getSnapshot().matches({ known: 'shown' })).toBe(true)
      }),
  }
  tabs.push(tab)
  return tab
}

/** Opens a tab for a customer and waits until the cart and the profile are loaded. */
export async function aCustomer() {
  const api = openFakeApi()
  const browser = openBrowser(api.newTokens())
  const tab = await openTab(browser, api)
  await tab.loaded()
  return { api, browser, tab }
}

/** Waits until pending promises have settled; timers are not awaited. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
