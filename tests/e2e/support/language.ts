import type { BrowserContext } from 'playwright/test'

export type Language = 'th' | 'en'

const name = 'current-language'

/** As the shop itself remembers it: in the browser's storage, and in a cookie for the server. */
export async function speak(context: BrowserContext, shop: string, language: Language): Promise<void> {
  await context.addCookies([{ name, value: language, url: shop }])
  const openShops = context.pages().filter((page) => page.url().startsWith(shop))
  for (const page of openShops)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, language] as const)
  // A choice made in the page itself has to outlive the next load, and an empty frame has no storage.
  await context.addInitScript(
    ([key, value]) => {
      if (self.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [name, language] as const,
  )
}
