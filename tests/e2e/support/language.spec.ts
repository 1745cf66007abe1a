import { expect, test } from './test.ts'

const stored = 'current-language'

test.describe('the language of a shopper', () => {
  for (const language of ['th', 'en'] as const) {
    test(`is ${language} on the page and in both memories`, async ({ page, context, language: speak }) => {
      await speak(language)
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), stored)).toBe(language)
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === stored)?.value).toBe(language)
    })
  }

  test('changes for pages that are open, from their next load on', async ({ page, language: speak }) => {
    await speak('en')
    await page.goto('/')
    await speak('th')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), stored)).toBe('th')
  })
})
