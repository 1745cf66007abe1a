import type { Page } from 'playwright/test'

/** Leads the page to another of its addresses without loading it anew, as the back button does. */
export async function goTo(page: Page, ...addresses: string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const address of all) {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }
  }, addresses)
}
