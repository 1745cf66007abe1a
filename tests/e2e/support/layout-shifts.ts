import type { Page } from 'playwright/test'

/** Records the layout shifts of the page from its next load on, and returns their scores. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const told = document.documentElement.dataset.shifts ?? '[]'
        const moved = JSON.stringify([...JSON.parse(told), Reflect.get(entry, 'value').toFixed(4)])
        document.documentElement.dataset.shifts = moved
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.shifts ?? '[]'))
}
