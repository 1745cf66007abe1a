import type { Page } from 'playwright/test'

/** Holds these requests back, as a slow network does, until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}
