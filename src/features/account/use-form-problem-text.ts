import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'

/** The words for a problem code in a form, where nothing is sent again by itself once the network is back. */
export function useFormProblemText(): (code: string) => string {
  const { t } = useTranslation('codes')
  const problemText = useProblemText()
  return (code) => (code === 'OFFLINE' ? t('offline') : problemText(code))
}
