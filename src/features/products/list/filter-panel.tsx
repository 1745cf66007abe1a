import { useTranslation } from 'react-i18next'
import { ColorFilter } from './color-filter.tsx'
import classes from './filter-panel.module.css'
import { PriceFilter } from './price-filter.tsx'
import type { FilterPanelProps } from './product-filters.ts'
import { SheetFacets } from './sheet-facets.tsx'
import { StockFilter } from './stock-filter.tsx'

/** The filters of the list. Each change applies at once. */
export function FilterPanel({ query, isCounting, ...props }: FilterPanelProps) {
  const { t } = useTranslation('products')
  return (
    <div className={classes.panel} aria-busy={isCounting || undefined}>
      <ColorFilter {...props} />
      <SheetFacets {...props} />
      <section>
        <h2>{t('priceInBaht')}</h2>
        <PriceFilter query={query} {...props} />
      </section>
      <section>
        <StockFilter {...props} />
      </section>
    </div>
  )
}
