import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format-number.ts'
import classes from './active-filters.module.css'
import { palette } from './palette.ts'
import { countFilters, withoutFilters, type ProductFilters, type FilterProps } from './product-filters.ts'

const none: ProductFilters = {
  color: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  inStock: undefined,
  special: undefined,
  sort: 'recommended',
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('products')
  if (countFilters(filters) === 0) return null
  const { color, minPrice, maxPrice, inStock, special } = filters
  const named = palette.find(({ hex }) => hex === color)
  const price = (amount: number) => `฿${formatNumber(amount)}`

  function priceWords() {
    if (minPrice !== undefined && maxPrice !== undefined)
      return t('priceBetween', { least: price(minPrice), most: price(maxPrice) })
    if (minPrice !== undefined) return t('priceAtLeast', { least: price(minPrice) })
    return maxPrice === undefined ? undefined : t('priceUpTo', { most: price(maxPrice) })
  }

  const chip = (label: string, dropped: Partial<ProductFilters>) => (
    <li key={label}>
      <button type="button" aria-label={t('dropFilter', { filter: label })} onClick={() => onChange(dropped)}>
        {label}
        <IconX size={18} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
  const words = priceWords()
  return (
    <ul className={classes.active} aria-label={t('activeFilters')}>
      {color && chip(named ? t(named.name) : `#${color}`, { color: undefined })}
      {words && chip(words, { minPrice: undefined, maxPrice: undefined })}
      {inStock && chip(t('onlyInStock'), { inStock: undefined })}
      {special && chip(t('onlySpecial'), { special: undefined })}
      <li>
        <button
          type="button"
          className={classes.all}
          onClick={() => onChange({ ...none, ...withoutFilters(filters) })}
        >
          {t('clearFilters')}
        </button>
      </li>
    </ul>
  )
}
