import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { FacetChoice } from './facet-choice.tsx'
import type { FacetProps } from './product-filters.ts'

const shownAtFirst = 6

/** Thickness, size and material. */
export function SheetFacets({ facets, filters, onChange }: FacetProps) {
  const { t } = useTranslation(['products', 'lists'])
  const { length } = useFormat()
  const thicknesses = facets.thicknesses.map(({ millimetres, count }) => ({
    id: String(millimetres),
    label: length(millimetres, 'millimetre'),
    count,
  }))
  return (
    <>
      <FacetChoice
        filters={filters}
        field="thickness"
        name={t('lists:thickness')}
        values={thicknesses}
        chosen={filters.thickness === undefined ? undefined : String(filters.thickness)}
        shownAtFirst={shownAtFirst}
        onChoose={(id) => onChange({ thickness: id === undefined ? undefined : Number(id) })}
      />
      <FacetChoice
        filters={filters}
        field="size"
        name={t('size')}
        values={facets.sizes}
        chosen={filters.size}
        shownAtFirst={shownAtFirst}
        onChoose={(size) => onChange({ size })}
      />
      <FacetChoice
        filters={filters}
        field="material"
        name={t('lists:material')}
        values={facets.materials.map(({ id, name, count }) => ({ id, label: name, count }))}
        chosen={filters.material}
        shownAtFirst={shownAtFirst}
        onChoose={(material) => onChange({ material })}
      />
    </>
  )
}
