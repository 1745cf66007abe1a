import type { Page, Request } from 'playwright/test'
import { still } from './ready.ts'

/** What changes what a page says. Pictures are asked of the page itself. */
const kinds = new Set(['fetch', 'xhr', 'script', 'stylesheet'])

/**
 * Counts what the page asks for from now on, and returns a wait until it has all that it shows: no answer is awaited, nothing in
 * view is busy or keeps places free, letters and pictures are there, and it was drawn. That is sooner than an idle network.
 */
export function settling(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  let wake = () => {}
  page.on('request', (request) => {
    if (kinds.has(request.resourceType())) asked.add(request)
  })
  const end = (request: Request) => {
    asked.delete(request)
    if (asked.size === 0) wake()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const allAnswered = () =>
    asked.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (wake = resolve))
  return async () => {
    do {
      await allAnswered()
      await page.waitForFunction(hasAll)
      await page.evaluate(pause)
    } while (asked.size > 0)
    await still(page)
  }
}

/** In the page. */
function hasAll(): boolean {
  const isInView = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const unready = [...document.querySelectorAll('[aria-busy=true], [data-places]')].filter(isInView)
  const pictures = [...document.images].filter((one) => one.checkVisibility() && isInView(one))
  return (
    unready.length === 0 && document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete)
  )
}

/**
 * In the page: after what it does when it is idle has begun, and two frames later. Chromium may be without an idle moment for ever
 * where it draws nothing more.
 */
const pause = () =>
  new Promise<void>((resolve) =>
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
      timeout: 1_000,
    }),
  )
