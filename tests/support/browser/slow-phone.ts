import type { Page } from 'playwright/test'

/** Lighthouse's slow 4G: 150 ms to the server and back, 1.6 Mbit a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}

/** How many times slower a phone of the middle class is taken to be than the machine that tests. */
const slowdown = 4

/** Makes a page as slow as on such a phone over slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
