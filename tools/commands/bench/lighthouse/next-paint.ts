import type { Page } from 'playwright'
import { tapOn } from './tap-on.ts'

declare global {
  interface Window {
    /** How long the interactions since the last look took, until the next paint. */
    interactionTimes?: number[]
  }
}

/** The browser reports nothing shorter than this. */
const shortest = 16

/** Notes how long each interaction takes until the next paint, as web vitals do. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.interactionTimes = []
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && Number(entry.interactionId) > 0)
          window.interactionTimes?.push(entry.duration)
    })
    seen.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Milliseconds from what is done to the next paint. */
export async function timeToNextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await atRest(page)
  await page.evaluate(() => void (window.interactionTimes = []))
  await act()
  await atRest(page)
  return page.evaluate((least) => Math.max(least, ...(window.interactionTimes ?? [])), shortest)
}

/** Waits until the page has painted and has nothing more to do. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 5000 }), 50),
        ),
      ),
  )
}

/** What a press costs on this page when nothing happens. */
export async function timeOfEmptyPress(page: Page): Promise<number> {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'does-nothing'
    button.style.cssText = 'position:fixed;z-index:9999;top:120px;left:0;width:44px;height:44px'
    document.body.append(button)
  })
  const time = await timeToNextPaint(page, await tapOn(page.locator('#does-nothing')))
  await page.locator('#does-nothing').evaluate((button) => button.remove())
  return time
}
