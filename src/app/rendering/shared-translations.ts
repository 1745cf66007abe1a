import type { i18n as Translations } from 'i18next'
import { createTranslations, type TranslationBundle } from '../../i18n/translations.ts'
import type { Language } from '../../lib/language.ts'

const made = new Map<string, Promise<Translations>>()

/** The translations of all pages that the server renders in a language. No rendering changes them: a page has one language. */
export function sharedTranslations(
  language: Language,
  words: readonly TranslationBundle[],
): Promise<Translations> {
  const key = `${language} ${words.join(' ')}`
  const translations = made.get(key) ?? createTranslations(language, [...words, 'head'])
  made.set(key, translations)
  return translations
}
