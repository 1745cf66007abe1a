import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format-number.ts'
import { FilterForm } from './filter-form.tsx'
import { PlainSubmit } from './plain-submit.tsx'
import type { FacetProps } from './product-filters.ts'
import classes from './stock-filter.module.css'
import { areKnown } from './use-facets.ts'

/** Only what is in stock, and only special prices, each with how many products that leaves. */
export function StockFilter({ facets, filters, onChange }: FacetProps) {
  const { t } = useTranslation('products')
  const counts = areKnown(facets) ? facets : undefined
  return (
    <FilterForm filters={filters} sets={['inStock', 'special']}>
      <Check
        name="inStock"
        label={t('onlyInStock')}
        count={counts?.inStock}
        isChecked={filters.inStock ?? false}
        onChange={(inStock) => onChange({ inStock: inStock || undefined })}
      />
      <Check
        name="special"
        label={t('onlySpecial')}
        count={counts?.special}
        isChecked={filters.special ?? false}
        onChange={(special) => onChange({ special: special || undefined })}
      />
      <PlainSubmit />
    </FilterForm>
  )
}

interface CheckProps {
  name: string
  label: string
  count: number | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** What leads to nothing cannot be checked; what is checked can always be taken back. */
function Check({ name, label, count, isChecked, onChange }: CheckProps) {
  const { t } = useTranslation('lists')
  const isDisabled = count === 0 && !isChecked
  return (
    <Checkbox
      name={name}
      value="true"
      label={
        <>
          <span>{label}</span>
          {count !== undefined && <small>{formatNumber(count)}</small>}
        </>
      }
      aria-label={count === undefined ? label : t('facetCounted', { name: label, count })}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
      classNames={{ label: classes.check }}
    />
  )
}
