import { composeShop, type Shop } from '../../../src/app/compose.ts'
import type { ComposeOptions } from '../../../src/app/compose/compose-options.ts'
import { createRefreshLock } from '../../../src/features/token-refresh/refresh-lock.ts'
import type { OneBrowser } from './one-browser.ts'
import type { TrialApi } from './trial-api.ts'

export interface Tab extends Shop {
  /** How often the shop went home. */
  wentHome: () => number
}

/** The standing flows of one tab, composed as in the shop, live at once. */
export async function openTab(
  browser: OneBrowser,
  api: TrialApi,
  options: Partial<ComposeOptions> = {},
): Promise<Tab> {
  let timesHome = 0
  const shop = await composeShop({
    apiBaseUrl: 'http://shop.test',
    fetch: api.fetch,
    language: 'th',
    rememberLanguage: () => undefined,
    categories: [],
    cookies: browser.cookies(),
    lock: createRefreshLock(browser.locks),
    cartSignal: browser.cartSignal(),
    goHome: () => (timesHome += 1),
    whenLive: Promise.resolve(),
    ...options,
  })
  return { ...shop, wentHome: () => timesHome }
}
