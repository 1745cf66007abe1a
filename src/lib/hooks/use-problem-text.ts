import { useTranslation } from 'react-i18next'
import type { words } from '../../i18n/th/words.ts'

/** The words for a problem's code, which a flow keeps as a plain text. A code without words of its own is a fault of the shop. */
export function useProblemText(): (code: string | undefined) => string {
  const { t } = useTranslation('problems')
  return (code) => t([(code ?? 'INTERNAL') as keyof typeof words.problems, 'INTERNAL'])
}
