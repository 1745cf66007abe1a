import { expect, type BrowserContext, type Page } from 'playwright/test'

export type Language = 'th' | 'en'

const name = 'current-language'

/** Stores the language as the shop does: in local storage, and in a cookie for the server. */
export async function speak(context: BrowserContext, shop: string, language: Language): Promise<void> {
  await context.addCookies([{ name, value: language, url: shop }])
  const openShops = context.pages().filter((page) => page.url().startsWith(shop))
  for (const page of openShops)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, language] as const)
  // Keeps a choice made in the page across page loads; a frame of somebody else may have no storage.
  await context.addInitScript(
    ([key, value, origin]) => {
      if (self.origin === origin && localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [name, language, new URL(shop).origin] as const,
  )
}

/** The language of an open page becomes another one as it does where another tab chose it: nothing in the page is touched. */
export async function changeLanguage(page: Page, language: Language): Promise<void> {
  const chosen = { key: name, newValue: language }
  await page.evaluate((change) => window.dispatchEvent(new StorageEvent('storage', change)), chosen)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
