import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FilterForm, PlainSubmit } from './filter-form.tsx'
import { readSort, sortsOf, type ProductFilters, type Sort } from './product-filters.ts'
import classes from './sort-choice.module.css'

interface SortChoiceProps {
  filters: ProductFilters
  onChange: (sort: Sort) => void
}

export function SortChoice({ filters, onChange }: SortChoiceProps) {
  const { view, sort } = filters
  const { t } = useTranslation('products')
  return (
    <FilterForm filters={filters} sets={['sort']} className={classes.form}>
      <label className={classes.box}>
        <span>{t('sort')}</span>
        <select
          name="sort"
          aria-label={t('sortBy')}
          value={sort}
          onChange={(event) => onChange(readSort(view, event.target.value))}
        >
          {sortsOf[view].map((one) => (
            <option key={one} value={one}>
              {t(`sort_${one}`)}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} stroke={1.6} aria-hidden />
      </label>
      <PlainSubmit />
    </FilterForm>
  )
}
