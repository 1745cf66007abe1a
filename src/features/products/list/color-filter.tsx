import { useTranslation } from 'react-i18next'
import classes from './color-filter.module.css'
import { FacetMore, useFacetFold } from './facet-fold.tsx'
import { FilterForm } from './filter-form.tsx'
import type { FacetProps } from './product-filters.ts'

/** Three rows of swatches. */
const shownAtFirst = 15

/** Selects one colour or none; pressing the selected one again clears it. */
export function ColorFilter({ facets, filters, onChange }: FacetProps) {
  const { t } = useTranslation(['products', 'lists'])
  const isChosen = ({ hex }: { hex: string }) => hex.toLowerCase() === `#${filters.color}`
  const fold = useFacetFold(facets.colors, shownAtFirst, isChosen)
  if (facets.colors.length === 0) return null
  return (
    <section>
      <h2>{t('color')}</h2>
      <FilterForm filters={filters} sets={['color']}>
        <div className={classes.swatches} role="group" aria-label={t('color')}>
          {fold.shown.map((color) => {
            const label = t('lists:facetCounted', { name: color.name, count: color.count })
            return (
              <button
                key={color.hex}
                type="submit"
                name="color"
                value={isChosen(color) ? '' : color.hex.slice(1).toLowerCase()}
                aria-pressed={isChosen(color)}
                aria-label={label}
                title={label}
                onClick={(event) => {
                  event.preventDefault()
                  onChange({ color: isChosen(color) ? undefined : color.hex.slice(1).toLowerCase() })
                }}
              >
                <i style={{ background: color.hex }} />
              </button>
            )
          })}
        </div>
        <FacetMore fold={fold} />
      </FilterForm>
    </section>
  )
}
