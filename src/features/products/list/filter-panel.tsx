import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { FacetChoice } from './facet-choice.tsx'
import { facetNames, facets as table } from './facets.ts'
import { FilterForm, PlainSubmit } from './filter-form.tsx'
import classes from './filter-panel.module.css'
import { PriceFilter } from './price-filter.tsx'
import { withFacet, type FilterPanelProps } from './product-filters.ts'

const choices = facetNames.filter((name) => table[name].values)
const checks = facetNames.filter((name) => table[name].count)

/** The filters of the list. Each change applies at once. */
export function FilterPanel({ query, isCounting, ...props }: FilterPanelProps) {
  const { t } = useTranslation(['products', 'lists'])
  const format = useFormat()
  const { facets, filters, onChange } = props
  return (
    <div className={classes.panel} aria-busy={isCounting || undefined}>
      {choices.map((name) => (
        <FacetChoice
          key={name}
          name={name}
          label={t(table[name].label)}
          values={(facets && table[name].values?.({ t, format, facets })) ?? []}
          filters={filters}
          onChange={onChange}
        />
      ))}
      <section>
        <h2>{t('priceInBaht')}</h2>
        <PriceFilter query={query} {...props} />
      </section>
      <section>
        <FilterForm filters={filters} sets={checks}>
          {checks.map((name) => (
            <Check
              key={name}
              name={name}
              label={t(table[name].label)}
              count={facets && table[name].count?.(facets)}
              isChecked={filters[name] !== undefined}
              onChange={(isChecked) => onChange(withFacet(filters, name, isChecked ? 'true' : ''))}
            />
          ))}
          <PlainSubmit />
        </FilterForm>
      </section>
    </div>
  )
}

interface CheckProps {
  name: string
  label: string
  count: number | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** What leads to nothing cannot be checked; what is checked can always be unchecked. */
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
          {count !== undefined && <small className="note">{formatNumber(count)}</small>}
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
