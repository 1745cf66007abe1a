import type { Page } from 'playwright/test'

/** Waits until the page's script has hydrated the server's HTML. A locator would look only twice a second. */
export async function live(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => document.querySelector('html[data-live]') !== null, undefined, {
      timeout: 30_000,
    })
  } catch {
    const found = await page.evaluate(() => ({
      state: document.readyState,
      marks: { ...document.documentElement.dataset },
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(
          (entry) =>
            `${new URL(entry.name).pathname} ${'responseStatus' in entry && String(entry.responseStatus)}`,
        ),
    }))
    throw new Error(`${page.url()} did not become live: ${JSON.stringify(found)}`)
  }
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
