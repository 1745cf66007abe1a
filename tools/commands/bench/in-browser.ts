import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../../tests/support/browser/find-browser.ts'
import { browserLaunch } from '../../../tests/support/browser/launch-options.ts'

export async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(await browserLaunch(await findBrowser()))
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}
