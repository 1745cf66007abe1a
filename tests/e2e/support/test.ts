import { test as base, expect } from 'playwright/test'
import { speak, type Language } from './language.ts'
import { collectTroubles, type Troubles } from './troubles.ts'

interface ShopFixtures {
  /** Watches each test of itself; a test only has to say which trouble it expects. */
  troubles: Troubles
  /** Makes the shop speak a language to this shopper from the next page load on. */
  language: (language: Language) => Promise<void>
}

export const test = base.extend<ShopFixtures>({
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
