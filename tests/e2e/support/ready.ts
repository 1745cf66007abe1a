import type { Page } from 'playwright/test'

/** The page is live once its script has taken over what the server drew. */
export async function live(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
}
