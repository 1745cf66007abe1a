import { useTranslation } from 'react-i18next'
import type { words } from '../../i18n/th/words.ts'

/** The words for the code with which the server refused a field: a problem's own, or those of a broken rule of the contract. */
export function useRefusalText(): (code: string) => string {
  const { t, i18n } = useTranslation(['problems', 'rules'])
  return (code) => {
    if (code === 'common') return t('rules:tooCommon')
    if (code === 'required') return t('rules:required')
    return i18n.exists(code, { ns: 'problems' })
      ? t(`problems:${code as keyof typeof words.problems}`)
      : t('rules:notValid')
  }
}
