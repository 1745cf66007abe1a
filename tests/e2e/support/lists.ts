import type { Page } from 'playwright/test'
import { expect } from './test.ts'

export const sheets = '/product/c-sign-materials'
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
export const cards = (page: Page) => page.locator('main li[data-entry]')

/** Scrolls down as a reader does, until the foot of the list no longer moves away. */
export async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.8))
    expect(await page.locator('[data-places]').count()).toBe(0)
    await expect(page.locator('footer')).toBeInViewport({ timeout: 200 })
  }).toPass({ intervals: [50] })
}
