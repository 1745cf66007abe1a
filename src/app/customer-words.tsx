import type { i18n as Translations } from 'i18next'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWords, loadWords } from '../i18n/translations.ts'
import { toLanguage, type Language } from '../lib/language.ts'

/** By language. React requires that a component which waited for a promise reads the same one again. */
const loads = new WeakMap<Translations, Map<Language, Promise<void>>>()

/** Waits for the translations of the account and the sale, which most visits never load. */
export function CustomerWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const load = loadOf(i18n, toLanguage(i18n.language) ?? 'th')
  if (load) use(load)
  return children
}

/** Returns undefined if the words were there before anybody waited for them. */
function loadOf(translations: Translations, language: Language): Promise<void> | undefined {
  const known = loads.get(translations) ?? new Map<Language, Promise<void>>()
  loads.set(translations, known)
  const running = known.get(language)
  if (running || hasWords(translations, language, 'customer')) return running
  const started = loadWords(translations, language, 'customer')
  known.set(language, started)
  // A failed load is tried again when the dialog or the page is opened again.
  started.catch(() => known.delete(language))
  return started
}
