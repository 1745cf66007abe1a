import type { Page } from 'playwright/test'

/** Waits until the page's script has hydrated the server's HTML. A locator would look only twice a second. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('html[data-live]') !== null)
}

/** Waits until nothing moves any more. What runs for ever, as the line of a waiting button, does not count. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )
}
