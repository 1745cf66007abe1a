import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageMeta } from '../flows/page-flows.ts'
import { readPageNumber } from '../page-number.ts'

/** The title of a list in the browser's tab; each of its further pages has one of its own. */
export function useListTitle(title: string): void {
  const { t } = useTranslation(['parts', 'shell'])
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  const named = page > 1 ? t('onPage', { title, page }) : title
  usePageMeta({ title: `${named} · ${t('shell:brandTitle')}` })
}
