import type { Page } from 'playwright/test'

/** From the next load on: what has moved on the page by itself, and how far (0 when nothing has). */
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
