import { useCallbackRef } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { toApiLanguage, toLanguage, type ApiLanguage } from '../language.ts'

/** The page's language as the API names it, and a function that reads it when a request is sent. */
export function useApiLanguage(): { language: ApiLanguage; readLanguage: () => ApiLanguage } {
  const { i18n } = useTranslation()
  const language = toApiLanguage(toLanguage(i18n.language) ?? 'th')
  // Its effect runs before those that reload on a change of language, so that they read the new one.
  return { language, readLanguage: useCallbackRef(() => language) }
}
