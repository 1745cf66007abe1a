import type { i18n as Translations } from 'i18next'
import { translationsWithoutWords } from '../i18n/translations.ts'
import { type Language, toLanguage } from '../lib/language.ts'
import { storedText } from '../lib/browser/stored.ts'

/** Apart from the shop's: who works in Thai may look at the shop in English. */
const kept = storedText('office-language', 'localStorage')

const loaders = {
  th: () => import('../i18n/th/office-words.ts'),
  en: () => import('../i18n/en/office-words.ts'),
}

export const readOfficeLanguage = ({ language }: Translations): Language => toLanguage(language) ?? 'th'

export async function createOfficeTranslations(): Promise<Translations> {
  const language = toLanguage(kept.read()) ?? 'th'
  const translations = await translationsWithoutWords(language, 'office')
  await loadTranslations(translations, language)
  return translations
}

/** Shows the office in the language, and in this browser from now on. */
export async function changeOfficeLanguage(translations: Translations, language: Language): Promise<void> {
  await loadTranslations(translations, language)
  await translations.changeLanguage(language)
  kept.write(language)
}

async function loadTranslations(translations: Translations, language: Language): Promise<void> {
  const { words } = await loaders[language]()
  for (const [namespace, texts] of Object.entries(words))
    translations.addResourceBundle(language, namespace, texts)
  document.documentElement.lang = language
}
