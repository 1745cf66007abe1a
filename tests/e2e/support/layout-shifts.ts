import type { Page } from 'playwright/test'

interface Moved {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** What a page may move by when its typeface comes after the first paint (decision 005). */
export const shiftOfTypeface = 0.05

export const totalOf = (shifts: string[]): number =>
  shifts.map(Number.parseFloat).reduce((sum, score) => sum + score, 0)

/** Records the layout shifts of the page from its next load on, and returns their scores and what moved. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
      const shifts: string[] = JSON.parse(document.documentElement.dataset.shifts ?? '[]')
      for (const entry of list.getEntries()) {
        // Letters of the typeface that come late move words by some pixels (decision 005).
        if (Reflect.get(entry, 'value') < 0.001) continue
        const sources: Moved[] = Reflect.get(entry, 'sources')
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent
          return `${name}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`
        })
        shifts.push([Reflect.get(entry, 'value').toFixed(4), ...moved].join('; '))
      }
      document.documentElement.dataset.shifts = JSON.stringify(shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.shifts ?? '[]'))
}
