import { useTranslation } from 'react-i18next'
import { ColorFilter } from './color-filter.tsx'
import classes from './filter-panel.module.css'
import { PriceFilter } from './price-filter.tsx'
import type { FacetProps } from './product-filters.ts'
import { SheetFacets } from './sheet-facets.tsx'

/** The filters of the list. Each change applies at once. */
export function FilterPanel({ facets, filters, onChange }: FacetProps) {
  const { t } = useTranslation('products')
  return (
    <div className={classes.panel}>
      <section>
        <h2>{t('color')}</h2>
        <ColorFilter facets={facets} filters={filters} onChange={onChange} />
      </section>
      <SheetFacets facets={facets} filters={filters} onChange={onChange} />
      <section>
        <h2>{t('priceInBaht')}</h2>
        <PriceFilter facets={facets} filters={filters} onChange={onChange} />
      </section>
      <section>
        <Check
          label={t('onlyInStock')}
          isChecked={filters.inStock ?? false}
          onChange={(inStock) => onChange({ inStock: inStock || undefined })}
        />
        <Check
          label={t('onlySpecial')}
          isChecked={filters.special ?? false}
          onChange={(special) => onChange({ special: special || undefined })}
        />
      </section>
    </div>
  )
}

function Check(props: { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={props.isChecked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>{props.label}</span>
    </label>
  )
}
