import type { Page } from 'playwright/test'
import { holdBack } from './hold-back.ts'
import { live } from './ready.ts'

/** Holds the page's script back, as a slow network does. Returns the function that lets it come and waits until the page is live. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/*.js')
  return async () => {
    letGo()
    await live(page)
    await page.waitForFunction(() => window.earlyTouches?.isOn === false)
  }
}
