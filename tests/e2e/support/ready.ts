import type { Page } from 'playwright/test'

/** Waits until the page's script has hydrated the server's HTML. */
export async function live(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
}
