import { useTranslation } from 'react-i18next'
import { toApiLanguage, toLanguage, type ApiLanguage } from './language.ts'

/** The language the page speaks, as the API calls it; and a way to ask for it later, when a request is sent. */
export function useApiLanguage(): { language: ApiLanguage; readLanguage: () => ApiLanguage } {
  const { i18n } = useTranslation()
  const readLanguage = () => toApiLanguage(toLanguage(i18n.language) ?? 'th')
  return { language: readLanguage(), readLanguage }
}
