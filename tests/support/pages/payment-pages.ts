import type { Page } from 'playwright/test'

/** The payment page of the plans never opens: the browser stays on the way to it. */
export const holdPaymentPages = async (page: Page): Promise<void> => {
  await page.route(/^https:\/\/pay\.example\.com\//, (route) => route.fulfill({ status: 204 }))
}
