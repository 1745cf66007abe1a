import { IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './active-filters.module.css'
import { activeFacets, chipLabel, removal } from './facets.ts'
import { withoutFilters, type FacetProps } from './product-filters.ts'

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ facets, filters, onChange }: FacetProps) {
  const { t } = useTranslation(['products', 'lists'])
  const format = useFormat()
  const active = activeFacets(filters)
  if (active.length === 0) return null
  const chips = active.map((name) => ({ name, label: chipLabel(name, { t, format, facets, filters }) }))
  return (
    <ul className={classes.active} aria-label={t('activeFilters')}>
      {chips.map(({ name, label }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={t('dropFilter', { filter: label })}
            onClick={(event) => {
              focusNext(event)
              onChange(removal(name))
            }}
          >
            {label}
            <IconX size={18} stroke={1.6} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.all} onClick={() => onChange(withoutFilters(filters))}>
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
