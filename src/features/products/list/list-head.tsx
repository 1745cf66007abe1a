import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import type { CategoryPlace } from '../../../lib/products/category-tree.ts'
import { useListTitle } from '../../../lib/hooks/use-list-title.ts'
import { categoryTrail } from '../category-trail.ts'
import classes from './list-head.module.css'
import type { ProductFilters } from './product-filters.ts'

/** Heading and breadcrumbs of the list. */
export function ListHead({ place, filters }: { place: CategoryPlace | undefined; filters: ProductFilters }) {
  const { t } = useTranslation(['products', 'screens'])
  const category = place?.category.name
  const { keyword } = filters
  const group = category ?? (filters.special ? t('specialOffers') : t('screens:productList'))
  const title = keyword ? t('resultsFor', { keyword }) : group
  useListTitle(title)

  const all = t('screens:productList')
  const above = place ? [...place.ancestors, ...(keyword ? [place.category] : [])] : []
  const isWhole = !place && title === all
  return (
    <>
      <Breadcrumbs trail={isWhole ? [] : categoryTrail(all, above)} here={title} />
      <header className={classes.head}>
        <h1 tabIndex={-1}>
          <NoBreakTerms>{title}</NoBreakTerms>
        </h1>
        <p className="small">{leadOf()}</p>
      </header>
    </>
  )

  function leadOf() {
    if (keyword) return category ? t('searchedIn', { category }) : t('searchedEverywhere')
    return place ? t('categoryLead', { count: place.category.productCount }) : t('allLead')
  }
}
