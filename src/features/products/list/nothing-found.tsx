import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../../components/action/action.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { paths } from '../../../lib/paths.ts'
import { countFilters, writeFilters, withoutFilters, type ProductFilters } from './product-filters.ts'

/** No product matches: offers to remove a filter or to look elsewhere. */
export function NothingFound({ filters }: { filters: ProductFilters }) {
  const { t } = useTranslation('products')
  const all = generatePath(paths.productList, {})
  const isNarrowed = countFilters(filters) > 0
  return (
    <EmptyNotice
      picture={<img src="/media/drawings/tubes/c9bea9.svg" width={160} height={160} alt="" />}
      title={filters.keyword ? t('nothingFoundFor', { keyword: filters.keyword }) : t('nothingFound')}
      text={t(isNarrowed ? 'nothingFoundNarrowed' : 'nothingFoundText')}
    >
      {isNarrowed && (
        <ActionLink to={`?${writeFilters(withoutFilters(filters))}`}>{t('clearFilters')}</ActionLink>
      )}
      <ActionLink to={all}>{t('seeAll')}</ActionLink>
    </EmptyNotice>
  )
}
