import { createInstance, type i18n as I18n } from 'i18next'
import type { Language } from '../lib/language.ts'

/** Translations are loaded on demand: a Thai shopper never loads the English ones. */
const loaders: Record<Language, () => Promise<{ words: Record<string, object> }>> = {
  th: () => import('./th/words.ts'),
  en: () => import('./en/words.ts'),
}

export async function loadWords(translations: I18n, language: Language): Promise<void> {
  if (translations.hasResourceBundle(language, 'shell')) return
  const { words } = await loaders[language]()
  for (const [namespace, bundle] of Object.entries(words)) {
    translations.addResourceBundle(language, namespace, bundle)
  }
}

/** Creates separate translations for each app, so that two requests on the server never share them. */
export async function createTranslations(language: Language): Promise<I18n> {
  const translations = createInstance()
  await translations.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await loadWords(translations, language)
  return translations
}
