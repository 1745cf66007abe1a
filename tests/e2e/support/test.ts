import { test as base, expect } from 'playwright/test'
import { speak, type Language } from './language.ts'
import { collectTroubles, type Troubles } from './troubles.ts'

interface ShopFixtures {
  /** The address from which the test seems to come; null leaves it as it is. */
  network: string | null
  /** Watches every test automatically; a test only declares the trouble that it expects. */
  troubles: Troubles
  /** Sets the shopper's language from the next page load on. */
  language: (language: Language) => Promise<void>
}

let networks = 0

/** Each test comes from a network of its own, because the server limits how often one network may ask. */
const ownNetwork = (worker: number) => {
  networks += 1
  return `10.${worker % 256}.${networks >> 8}.${networks & 255}`
}

const headersFrom = (network: string | null): Record<string, string> =>
  network === null ? {} : { 'x-forwarded-for': network }

export const test = base.extend<ShopFixtures>({
  network: [({ browserName: _ }, use, { workerIndex }) => use(ownNetwork(workerIndex)), { option: true }],
  // Headers among the options would give each test a browser context of its own, in which the shop is compiled anew.
  context: async ({ context, network }, use) => {
    await context.setExtraHTTPHeaders(headersFrom(network))
    await use(context)
  },
  request: async ({ playwright, baseURL, network }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headersFrom(network) })
    await use(request)
    await request.dispose()
  },
  troubles: [
    async ({ context }, use) => {
      const troubles = collectTroubles()
      await troubles.watch(context)
      await use(troubles)
      await troubles.judge()
    },
    { auto: true },
  ],
  language: ({ context, baseURL }, use) => use((language) => speak(context, baseURL ?? '', language)),
})

export { expect }
