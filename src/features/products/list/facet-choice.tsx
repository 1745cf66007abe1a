import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format-number.ts'
import classes from './facet-choice.module.css'
import { FacetMore, useFacetFold } from './facet-fold.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ProductFilters } from './product-filters.ts'

export interface FacetValue {
  id: string
  label: string
  count: number
}

interface FacetChoiceProps {
  filters: ProductFilters
  /** What it is called in the address. */
  field: 'thickness' | 'size' | 'material'
  name: string
  values: FacetValue[]
  chosen: string | undefined
  shownAtFirst: number
  onChoose: (id: string | undefined) => void
}

/** One value of a facet or none, each with the number of its products; pressing the chosen one clears it. */
export function FacetChoice({ name, values, chosen, shownAtFirst, onChoose, ...form }: FacetChoiceProps) {
  const { filters, field } = form
  const { t } = useTranslation('lists')
  const fold = useFacetFold(values, shownAtFirst, ({ id }) => id === chosen)
  if (values.length === 0) return null
  return (
    <section>
      <h2>{name}</h2>
      <FilterForm filters={filters} sets={[field]}>
        <ul className={classes.values} aria-label={name}>
          {fold.shown.map(({ id, label, count }) => (
            <li key={id}>
              <button
                type="submit"
                name={field}
                value={id === chosen ? '' : id}
                aria-pressed={id === chosen}
                aria-label={t('facetCounted', { name: label, count })}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(id === chosen ? undefined : id)
                }}
              >
                {label}
                <span>{formatNumber(count)}</span>
              </button>
            </li>
          ))}
        </ul>
        <FacetMore fold={fold} />
      </FilterForm>
    </section>
  )
}
