import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { readSort, sortsOf, type ListView, type Sort } from './product-filters.ts'
import classes from './sort-choice.module.css'

const names = {
  recommended: 'sortRecommended',
  newest: 'sortNewest',
  priceAsc: 'sortPriceAsc',
  priceDesc: 'sortPriceDesc',
  name: 'sortName',
  size: 'lists:sortSize',
  thickness: 'lists:sortThickness',
  weight: 'lists:sortWeight',
} as const

interface SortChoiceProps {
  view: ListView
  sort: Sort
  onChange: (sort: Sort) => void
}

export function SortChoice({ view, sort, onChange }: SortChoiceProps) {
  const { t } = useTranslation(['products', 'lists'])
  return (
    <label className={classes.box}>
      <span>{t('sort')}</span>
      <select
        aria-label={t('sortBy')}
        value={sort}
        onChange={(event) => onChange(readSort(view, event.target.value))}
      >
        {sortsOf[view].map((one) => (
          <option key={one} value={one}>
            {t(names[one])}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.6} aria-hidden />
    </label>
  )
}
