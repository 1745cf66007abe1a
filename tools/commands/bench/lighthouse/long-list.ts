import type { CDPSession, Page } from 'playwright'
import { tapOn } from './tap-on.ts'
import { timeToNextPaint } from './next-paint.ts'

interface Size {
  items: number
  nodes: number
  megabytes: number
}

/** One press in so many is measured: each of 45 would take minutes. */
const measuredEvery = 6

/** Asks for one page of a list after the other; notes how long presses take, and how the page grows. */
export async function growList(page: Page, most: number): Promise<{ times: number[]; sizes: Size[] }> {
  const devtools = await page.context().newCDPSession(page)
  const sizes = [await sizeOf(page, devtools)]
  const times: number[] = []
  const more = page.getByRole('link', { name: 'ดูเพิ่มเติม' })
  let presses = 0
  for (let shown = await shownIn(page); shown < most; shown = await shownIn(page)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    if (await more.isVisible()) {
      const press = await tapOn(more)
      if (presses % measuredEvery === 0) times.push(await timeToNextPaint(page, press))
      else await press()
      presses += 1
    }
    await page.waitForFunction(
      ([before, words]) => !document.querySelector('main')?.innerText.includes(`${words} ${before} `),
      [shown, shownWords] as const,
    )
    if (presses === 1 || presses % (measuredEvery * 2) === 0) sizes.push(await sizeOf(page, devtools))
  }
  sizes.push(await sizeOf(page, devtools))
  await devtools.detach()
  return { times, sizes }
}

const shownWords = 'แสดง'

/** As many as the foot of the list says: of a long list, not all are drawn. */
async function shownIn(page: Page): Promise<number> {
  const words = await page.locator('main').getByRole('status').filter({ hasText: shownWords }).innerText()
  return Number(/\d+/.exec(words)?.[0])
}

async function sizeOf(page: Page, devtools: CDPSession): Promise<Size> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { items: await shownIn(page), nodes, megabytes: usedSize / 1e6 }
}
