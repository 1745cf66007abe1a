import type { Locator } from 'playwright'

/** Brings a control onto the screen and returns a tap on its place. A locator's own tap looks at the page first, and the look would be measured too. */
export async function tapOn(control: Locator): Promise<() => Promise<void>> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${control}`)
  const { touchscreen } = control.page()
  return () => touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
