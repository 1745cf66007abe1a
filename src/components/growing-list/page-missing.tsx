import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageMeta } from '../../lib/page-flows.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { ActionLink } from '../action/action.tsx'
import { EmptyNotice } from '../empty-notice/empty-notice.tsx'
import type { Growth } from './growth.ts'
import { usePageAddress } from './use-page-address.ts'

/** The address names a page beyond the end of the list: a 404 with a way back. */
export function PageMissing({ view }: { view: Growth }) {
  const { t } = useTranslation('lists')
  const [search] = useSearchParams()
  const address = usePageAddress()
  usePageMeta({ isMissing: true })
  return (
    <EmptyNotice
      title={t('pageMissing', { page: readPageNumber(search) })}
      text={t('pagesInAll', { count: Math.ceil(view.total / view.pageSize) })}
    >
      <ActionLink to={address(1)}>{t('toFirstPage')}</ActionLink>
    </EmptyNotice>
  )
}
