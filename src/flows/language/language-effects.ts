import type { i18n as Translations } from 'i18next'
import { fromPromise } from 'xstate'
import { ShopProblem } from '../../api/problem.ts'
import { loadWordsForChange } from '../../i18n/translations.ts'
import type { Language } from '../../lib/language.ts'

/** Loads a language's translations, then switches the page to it. */
export function loadWordsInto(translations: Translations) {
  return fromPromise<void, { language: Language }>(async ({ input, signal }) => {
    await loadWordsForChange(translations, input.language).catch(() => {
      throw new ShopProblem('INTERNAL')
    })
    // Choosing another language cancels this change.
    if (!signal.aborted) await translations.changeLanguage(input.language)
  })
}
