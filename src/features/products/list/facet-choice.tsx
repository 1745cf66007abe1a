import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import classes from './facet-choice.module.css'
import type { FacetName, FacetValue } from './facets.ts'
import { FilterForm } from './filter-form.tsx'
import { withFacet, type FilterProps } from './product-filters.ts'

interface FacetChoiceProps extends FilterProps {
  name: FacetName
  label: string
  values: FacetValue[]
}

/** One value of a facet or none, each with the number of its products; pressing the chosen one clears it. */
export function FacetChoice({ name, label, values, filters, onChange }: FacetChoiceProps) {
  const { t } = useTranslation('lists')
  const [isWhole, setIsWhole] = useState(false)
  if (values.length === 0) return null
  const areSwatches = values.some(({ hex }) => hex !== undefined)
  const isChosen = ({ id }: FacetValue) => id === String(filters[name])
  // The most common values, and the chosen one: three rows of swatches, or a short list.
  const most = areSwatches ? 15 : 6
  const isShort = values.length <= most + 1
  const common = values.toSorted((a, b) => b.count - a.count).slice(0, most)
  const shown = isWhole || isShort ? values : values.filter((one) => common.includes(one) || isChosen(one))
  const button = (value: FacetValue) => {
    const counted = t('facetCounted', { name: value.label, count: value.count })
    const chosenNext = isChosen(value) ? '' : value.id
    return (
      <button
        key={value.id}
        type="submit"
        name={name}
        value={chosenNext}
        aria-pressed={isChosen(value)}
        aria-label={counted}
        title={areSwatches ? counted : undefined}
        onClick={(event) => {
          event.preventDefault()
          onChange(withFacet(filters, name, chosenNext))
        }}
      >
        {areSwatches ? (
          <i style={{ background: value.hex }} />
        ) : (
          <>
            {value.label} <span>{formatNumber(value.count)}</span>
          </>
        )}
      </button>
    )
  }
  return (
    <section>
      <h2>{label}</h2>
      <FilterForm filters={filters} sets={[name]}>
        {areSwatches ? (
          <div className={classes.swatches} role="group" aria-label={label}>
            {shown.map(button)}
          </div>
        ) : (
          <ul className={classes.values} aria-label={label}>
            {shown.map((value) => (
              <li key={value.id}>{button(value)}</li>
            ))}
          </ul>
        )}
        {!isShort && (
          // It stays in its place, and so does the focus.
          <button
            type="button"
            className={`text-button ${classes.more}`}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('fewerFacets') : t('allFacets', { count: values.length })}
          </button>
        )}
      </FilterForm>
    </section>
  )
}
