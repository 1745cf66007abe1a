import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright/test'

/** Drags a file from the desk over a place and lets go of it there, as the browser's own input: no script of the page sees the file before. */
export async function dropFile(page: Page, place: Locator, file: string): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nowhere to drop it')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [resolve(file)], dragOperationsMask: 1 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  await browser.detach()
}
