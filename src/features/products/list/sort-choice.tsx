import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sorts, type Sort } from './product-filters.ts'
import classes from './sort-choice.module.css'

const names = {
  recommended: 'sortRecommended',
  newest: 'sortNewest',
  priceAsc: 'sortPriceAsc',
  priceDesc: 'sortPriceDesc',
  name: 'sortName',
} as const

export function SortChoice({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('products')
  return (
    <label className={classes.box}>
      <span>{t('sort')}</span>
      <select
        aria-label={t('sortBy')}
        value={sort}
        onChange={(event) => onChange(sorts.find((one) => one === event.target.value) ?? 'recommended')}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {t(names[one])}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.6} aria-hidden />
    </label>
  )
}
