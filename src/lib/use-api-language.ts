import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiLanguage, toLanguage, type ApiLanguage } from './language.ts'

/** The language the page speaks, as the API calls it; and a way to ask for it later, when a request is sent. */
export function useApiLanguage(): { language: ApiLanguage; readLanguage: () => ApiLanguage } {
  const { i18n } = useTranslation()
  const language = toApiLanguage(toLanguage(i18n.language) ?? 'th')
  const latest = useRef(language)
  // Before the effects of whoever asks anew because the language has changed.
  useEffect(() => {
    latest.current = language
  }, [language])
  return { language, readLanguage: useCallback(() => latest.current, []) }
}
