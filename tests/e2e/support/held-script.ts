import type { Page } from 'playwright/test'
import { live } from './ready.ts'

/** Holds the page's script back, as a slow network does. Returns the function that lets it come and waits until the page is live. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    letGo()
    await live(page)
    await page.waitForFunction(() => window.earlyTouches?.isOn === false)
  }
}
