import type { Page } from 'playwright'
import { timeToNextPaint } from './next-paint.ts'

interface Size {
  items: number
  nodes: number
  megabytes: number
}

/** Asks for one page of a list after the other, and notes how long each press takes and how the page grows. */
export async function growList(
  page: Page,
  most: number,
): Promise<{ times: number[]; first: Size; last: Size }> {
  const first = await sizeOf(page)
  const times: number[] = []
  const more = page.getByRole('link', { name: 'ดูเพิ่มเติม' })
  while ((await sizeOf(page)).items < most) {
    const { items } = await sizeOf(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    if (await more.isVisible()) {
      await more.scrollIntoViewIfNeeded()
      times.push(await timeToNextPaint(page, () => more.tap()))
    }
    await page.waitForFunction(
      (before) => document.querySelectorAll('main [data-entry]').length > before,
      items,
    )
  }
  return { times, first, last: await sizeOf(page) }
}

async function sizeOf(page: Page): Promise<Size> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  const counts = await page.evaluate(() => ({
    items: document.querySelectorAll('main [data-entry]').length,
    nodes: document.querySelectorAll('*').length,
  }))
  return { ...counts, megabytes: usedSize / 1e6 }
}
