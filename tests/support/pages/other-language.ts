import { expect } from 'playwright/test'
import type { PageRun } from './page-run.ts'

/** The shopper chooses the other language in another tab. */
export async function changeLanguage({ page, otherTab }: Pick<PageRun, 'page' | 'otherTab'>): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'th' : 'en'
  const tab = await otherTab()
  await tab.evaluate((chosen) => localStorage.setItem('current-language', chosen), language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
