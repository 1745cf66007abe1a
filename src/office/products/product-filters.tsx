import { useTranslation } from 'react-i18next'
import type { OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import { ChoiceFilter, Keyword } from '../parts/filters.tsx'
import classes from '../orders/orders-screen.module.css'

/** Narrows the view. */
export function ProductFilters({ overview }: { overview: OfficeProductOverview | undefined }) {
  const { t } = useTranslation('officeProducts')
  const { categories = [], materials = [] } = overview ?? {}
  return (
    <div className={classes.filters}>
      <Keyword label={t('search')} />
      <ChoiceFilter
        name="category"
        label={t('category')}
        any={t('any_category')}
        options={categories.map(({ path, name }) => ({ value: path, label: name }))}
      />
      <ChoiceFilter
        name="material"
        label={t('material')}
        any={t('any_material')}
        options={materials.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  )
}
