import type { i18n as Translations } from 'i18next'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWords, loadWords } from '../i18n/translations.ts'
import { toLanguage } from '../lib/language.ts'

const loading = new WeakMap<Translations, Promise<void>>()

/** Waits for the translations of the account and the sale, which most visits never load. */
export function CustomerWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (!hasWords(i18n, i18n.language, 'customer')) use(wordsOf(i18n))
  return children
}

function wordsOf(translations: Translations): Promise<void> {
  const running = loading.get(translations)
  if (running) return running
  const started = loadWords(translations, toLanguage(translations.language) ?? 'th', 'customer')
  loading.set(translations, started)
  // A failed load is tried again when the dialog or the page is opened again.
  void started.catch(() => undefined).then(() => loading.delete(translations))
  return started
}
