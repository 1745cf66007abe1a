import type { Page } from 'playwright/test'

/** The shopper comes back to the page from another tab or program. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
