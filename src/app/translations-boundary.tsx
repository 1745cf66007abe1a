import type { i18n as Translations } from 'i18next'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTranslations, loadTranslations, type TranslationBundle } from '../i18n/translations.ts'
import { toLanguage } from '../lib/language.ts'
import { wasShown } from '../lib/lazy-part.tsx'

/**
 * By bundle and language. `use` needs the same promise in every render; `useTranslation` returns a new object each time, but
 * its store is the same.
 */
const loads = new WeakMap<Translations['store'], Map<string, Promise<void>>>()
const failures = new WeakMap<Promise<void>, unknown>()

/** Waits for translations that most visits never load, such as those of the account and the sale. */
export function TranslationsBoundary({
  bundle,
  children,
}: {
  bundle: TranslationBundle
  children: ReactNode
}) {
  const { i18n } = useTranslation()
  const load = loadOf(i18n, bundle)
  if (load) use(load)
  return children
}

/** Returns undefined if the words were there before anybody waited for them. */
function loadOf(translations: Translations, bundle: TranslationBundle): Promise<void> | undefined {
  const language = toLanguage(translations.language) ?? 'th'
  const key = `${bundle} ${language}`
  const known = loads.get(translations.store) ?? new Map<string, Promise<void>>()
  loads.set(translations.store, known)
  const running = known.get(key)
  // Until its failure was shown React draws anew, and has to find the same one: another try would be made for ever.
  if (running && !wasShown(failures.get(running))) return running
  if (hasTranslations(translations, language, bundle)) return undefined
  const started = loadTranslations(translations, language, bundle)
  known.set(key, started)
  started.catch((failure: unknown) => failures.set(started, failure))
  return started
}
