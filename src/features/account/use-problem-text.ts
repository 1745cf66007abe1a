import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '../../api/problem.ts'

/** The words for a problem code in a form, where nothing is sent again by itself once the network is back. */
export function useProblemText(): (code: string) => string {
  const { t } = useTranslation(['codes', 'problems'])
  return (code) => (code === 'OFFLINE' ? t('offline') : t(`problems:${code as ProblemCode}`))
}
