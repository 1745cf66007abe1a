import { loadavg } from 'node:os'
import type { Browser } from 'playwright'
import { slowDown } from '../../../tests/support/browser/slow-phone.ts'
import { measuredPages, withFreshShop } from './fresh-shop.ts'
import { inBrowser } from './in-browser.ts'
import { percentile } from './load.ts'

const rounds = 3
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const wanted = { painted: 'painted', live: 'live', longest: 'longest task', blocking: 'over 50 ms' } as const

type Moments = Record<keyof typeof wanted, number>

/**
 * Measures when a page is painted and when it is live on slow 4G with a quarter of the processor's speed, and how long its
 * script keeps the browser from answering. `npm run bench -- hydration http://localhost:3000` visits a shop that runs already.
 */
export async function benchHydration([running]: readonly string[]): Promise<void> {
  await withFreshShop(running, (origin) => inBrowser((browser) => measure(browser, origin)))
}

async function measure(browser: Browser, origin: string): Promise<void> {
  console.log(`median of ${rounds}, load ${loadavg()[0]?.toFixed(1)}; the goal is to be live under 2500 ms`)
  for (const [name, url] of Object.entries(await measuredPages(origin))) {
    const visits: Moments[] = []
    for (let round = 0; round < rounds; round += 1) visits.push(await momentsOf(browser, url))
    console.log(name.padEnd(10), ...keys.map((key) => summaryOf(key, visits)))
  }
}

const keys = Object.keys(wanted) as (keyof Moments)[]

function summaryOf(key: keyof Moments, visits: Moments[]): string {
  const figure = percentile(
    visits.map((visit) => visit[key]),
    50,
  )
  return `${wanted[key]} ${figure.toFixed(0).padStart(5)} ms  `
}

async function momentsOf(browser: Browser, url: string): Promise<Moments> {
  const context = await browser.newContext({ ...phone, locale: 'th-TH' })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!('live' in document.documentElement.dataset)) return
        performance.mark('live')
        seen.disconnect()
      })
      seen.observe(document, { subtree: true, attributeFilter: ['data-live'] })
    })
    await page.goto(url)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    return await page.evaluate(async () => {
      const [mark] = performance.getEntriesByName('live')
      const live = mark?.startTime ?? Number.NaN
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const tasks = await new Promise<number[]>((resolve) => {
        const received = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ startTime }) => startTime <= live)
              .map(({ duration }) => duration),
          ),
        )
        received.observe({ type: 'longtask', buffered: true })
        setTimeout(() => resolve([]), 1000)
      })
      return {
        painted: paint?.startTime ?? Number.NaN,
        live,
        longest: Math.max(0, ...tasks),
        blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
      }
    })
  } finally {
    await context.close()
  }
}
