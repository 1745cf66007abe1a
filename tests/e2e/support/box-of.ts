import type { Locator } from 'playwright/test'

/** Where a part stands on the screen. Fails while it is not shown, as in the moment in which another takes its place. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}
