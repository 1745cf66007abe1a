import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next'
import { formatNumber } from '../lib/formats/format-number.ts'
import type { Language } from '../lib/language.ts'

/**
 * Translations are loaded on demand: a Thai shopper never loads the English ones, and a visitor who only looks
 * around never loads those of the account and of the sale. Those of the flow gallery are for developers, those of the trade
 * for who orders by codes or asks for quotations, and those of the head are only the server's.
 */
const loaders = {
  shop: { th: () => import('./th/words.ts'), en: () => import('./en/words.ts') },
  customer: { th: () => import('./th/customer-words.ts'), en: () => import('./en/customer-words.ts') },
  gallery: { th: () => import('./th/gallery-words.ts'), en: () => import('./en/gallery-words.ts') },
  trade: { th: () => import('./th/trade-words.ts'), en: () => import('./en/trade-words.ts') },
  head: { th: () => import('./th/head-words.ts'), en: () => import('./en/head-words.ts') },
}

export type TranslationBundle = keyof typeof loaders

/** The source file of a bundle, by which the build finds its script. */
export const sourceOfTranslations = (bundle: TranslationBundle, language: Language): string =>
  `src/i18n/${language}/${bundle === 'shop' ? '' : `${bundle}-`}words.ts`

/** A namespace that only this bundle has. */
const signOf = {
  shop: 'shell',
  customer: 'account',
  gallery: 'showcase',
  trade: 'quickOrder',
  head: 'head',
} as const

export const hasTranslations = (translations: I18n, language: string, bundle: TranslationBundle): boolean =>
  translations.hasResourceBundle(language, signOf[bundle])

export async function loadTranslations(
  translations: I18n,
  language: Language,
  bundle: TranslationBundle = 'shop',
): Promise<void> {
  if (hasTranslations(translations, language, bundle)) return
  const { words } = await loaders[bundle][language]()
  for (const [namespace, texts] of Object.entries(words)) {
    translations.addResourceBundle(language, namespace, texts, false, false, { skipCopy: true })
  }
}

/** Loads in another language what the page has already loaded in its present one. */
export async function loadWordsForChange(translations: I18n, language: Language): Promise<void> {
  const bundles = Object.keys(loaders) as TranslationBundle[]
  const loaded = bundles.filter((bundle) => hasTranslations(translations, translations.language, bundle))
  await Promise.all(loaded.map((bundle) => loadTranslations(translations, language, bundle)))
}

/** Creates separate translations for each app, so that two requests on the server never share them. */
export async function createTranslations(
  language: Language,
  bundles: readonly TranslationBundle[] = ['shop'],
): Promise<I18n> {
  const translations = await translationsWithoutWords(language, 'shell')
  await Promise.all(bundles.map((bundle) => loadTranslations(translations, language, bundle)))
  return translations
}

export async function translationsWithoutWords(language: Language, defaultNS: string): Promise<I18n> {
  const translations = createInstance().use(numberFormat)
  await translations.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return translations
}

const nothing = () => undefined

/** Writes `{{count, number}}` as all numbers of the shop. i18next's own formatter makes one of `Intl` for each text. */
const numberFormat: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format(value: unknown, name) {
    if (value === undefined || value === null) return ''
    if (!name) return String(value)
    if (name !== 'number') throw new Error(`There is no format '${name}': see src/i18n/translations.ts`)
    return formatNumber(Number(value))
  },
}
