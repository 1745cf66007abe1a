import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import type { CategoryPlace } from '../../../lib/category-tree.ts'
import { paths } from '../../../lib/paths.ts'
import { useListTitle } from '../../../lib/use-list-title.ts'
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

  const all = { label: t('screens:productList'), to: generatePath(paths.productList, {}) }
  const above = (place?.ancestors ?? []).map(({ id, name }) => ({
    label: name,
    to: generatePath(paths.productList, { categoryId: id }),
  }))
  const own =
    place && keyword
      ? [
          {
            label: place.category.name,
            to: generatePath(paths.productList, { categoryId: place.category.id }),
          },
        ]
      : []
  const isWhole = !place && title === all.label
  return (
    <>
      <Breadcrumbs trail={isWhole ? [] : [all, ...above, ...own]} here={title} />
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
