import { test as base, expect } from 'playwright/test'
import { speak, type Language } from './language.ts'
import { collectTroubles, type Troubles } from './troubles.ts'

interface ShopFixtures {
  /** Watches every test automatically; a test only declares the trouble that it expects. */
  troubles: Troubles
  /** Sets the shopper's language from the next page load on. */
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
