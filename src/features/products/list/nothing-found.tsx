import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { ProductSearch } from '../../../../openapi/generated/schema.ts'
import { ActionLink } from '../../../components/action/action.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { paths } from '../../../lib/paths.ts'
import { lineMessageUrl, shopContact } from '../../../lib/shop-contact.ts'
import { CategoryLinks } from '../categories/category-links.tsx'
import classes from './nothing-found.module.css'
import { countFilters, writeFilters, withoutFilters, type ProductFilters } from './product-filters.ts'
import { SearchWords } from './search-words.tsx'

interface NothingFoundProps {
  filters: ProductFilters
  /** How the keyword was understood. */
  search: ProductSearch | undefined
}

/** No product matches: offers to remove a filter, another keyword, the categories, and the shop's own people. */
export function NothingFound({ filters, search }: NothingFoundProps) {
  const { t } = useTranslation(['products', 'search'])
  const { keyword } = filters
  const isNarrowed = countFilters(filters) > 0
  return (
    <div className={classes.page}>
      <EmptyNotice
        picture={<img src="/media/drawings/tubes/c9bea9.svg" width={160} height={160} alt="" />}
        title={keyword ? t('nothingFoundFor', { keyword }) : t('nothingFound')}
        text={t(isNarrowed ? 'nothingFoundNarrowed' : 'nothingFoundText')}
      >
        {search && <SearchWords search={search} />}
        {isNarrowed && (
          <ActionLink to={`?${writeFilters(withoutFilters(filters))}`}>{t('clearFilters')}</ActionLink>
        )}
        <ActionLink to={generatePath(paths.productList, {})}>{t('seeAll')}</ActionLink>
      </EmptyNotice>
      <CategoryLinks />
      <div className={classes.part}>
        <h3>{t('search:askShop')}</h3>
        <div className={classes.contacts}>
          <ActionLink
            to={lineMessageUrl(keyword ? t('search:lineLookingFor', { keyword }) : t('lineAskAnything'))}
            tone="line"
          >
            {t('askOnLine')}
          </ActionLink>
          <ActionLink to={`tel:${shopContact.phone.replaceAll('-', '')}`}>
            {t('search:call', { phone: shopContact.phone })}
          </ActionLink>
        </div>
      </div>
    </div>
  )
}
