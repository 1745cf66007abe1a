import { expect, it } from 'vitest'
import { createTranslations } from './translations.ts'

it.each([
  ['th', '1,234 รายการ'],
  ['en', '1,234 items'],
] as const)('groups the digits of a number in a text: %s', async (language, text) => {
  const translations = await createTranslations(language, ['shop', 'customer'])
  expect(translations.t('cart:lines', { count: 1234 })).toBe(text)
})

it('refuses a format that it does not know', async () => {
  const translations = await createTranslations('th')
  translations.addResource('th', 'shell', 'odd', '{{when, datetime}}')
  expect(() => translations.t('odd' as 'menu', { when: 1 })).toThrow("no format 'datetime'")
})
