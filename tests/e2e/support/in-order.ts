import type { Page } from 'playwright/test'
import { axeFaults } from './axe-faults.ts'
import { changeLanguage, type Language } from './language.ts'
import { still } from './ready.ts'
import { expect, test } from './test.ts'

/**
 * Checks the state that the page shows: nothing is wider than any of the screens, and axe finds no fault on the last. Other words
 * can only spoil the width: axe reads the Thai page.
 */
export async function isInOrder(page: Page, state: string, widths: readonly number[]): Promise<void> {
  await test.step(state, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await still(page)
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(tooWide, `${state} at ${width} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    if ((await page.locator('html').getAttribute('lang')) === 'th')
      expect(await axeFaults(page), state).toEqual([])
  })
}

/** Checks the state in Thai, and then the widths of its English words: of flows that do not read again in another language. */
export async function isInOrderInBoth(
  page: Page,
  state: string,
  widths: Record<Language, readonly number[]>,
): Promise<void> {
  await isInOrder(page, state, widths.th)
  await changeLanguage(page, 'en')
  await isInOrder(page, `${state} in English`, widths.en)
  await changeLanguage(page, 'th')
}
