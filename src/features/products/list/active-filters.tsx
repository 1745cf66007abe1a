import { IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import classes from './active-filters.module.css'
import { priceWords } from './price-words.ts'
import { countFilters, withoutFilters, type FacetProps, type ProductFilters } from './product-filters.ts'

const none: Omit<ProductFilters, 'keyword' | 'sort' | 'view'> = {
  color: undefined,
  thickness: undefined,
  size: undefined,
  material: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  inStock: undefined,
  special: undefined,
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ facets, filters, onChange }: FacetProps) {
  const { t } = useTranslation(['products', 'lists'])
  const format = useFormat()
  if (countFilters(filters) === 0) return null
  const { color, thickness, size, material, inStock, special } = filters
  const named = facets.colors.find(({ hex }) => hex.toLowerCase() === `#${color}`)
  const sized = facets.sizes.find(({ id }) => id === size)
  const made = facets.materials.find(({ id }) => id === material)

  const chip = (label: string, dropped: Partial<ProductFilters>) => (
    <li key={label}>
      <button
        type="button"
        aria-label={t('dropFilter', { filter: label })}
        onClick={(event) => {
          focusNext(event)
          onChange(dropped)
        }}
      >
        {label}
        <IconX size={18} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
  const words = priceWords(filters, t)
  return (
    <ul className={classes.active} aria-label={t('activeFilters')}>
      {color && chip(named?.name ?? t('color'), { color: undefined })}
      {thickness !== undefined &&
        chip(t('lists:thick', { measure: format.length(thickness, 'millimetre') }), { thickness: undefined })}
      {size && chip(sized?.label ?? size, { size: undefined })}
      {material && chip(made?.name ?? t('lists:material'), { material: undefined })}
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

/** The removed chip takes its focus with it: the next one gets it first. */
function focusNext({ currentTarget }: MouseEvent) {
  currentTarget.closest('li')?.nextElementSibling?.querySelector('button')?.focus()
}
