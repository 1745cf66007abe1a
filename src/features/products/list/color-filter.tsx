import { useTranslation } from 'react-i18next'
import classes from './color-filter.module.css'
import { palette } from './palette.ts'
import type { FilterProps } from './product-filters.ts'

/** Selects one colour or none; pressing the selected one again clears it. */
export function ColorFilter({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('products')
  return (
    <div className={classes.swatches} role="group" aria-label={t('color')}>
      {palette.map(({ hex, name }) => {
        const isChosen = filters.color === hex
        return (
          <button
            key={hex}
            type="button"
            aria-pressed={isChosen}
            aria-label={t(name)}
            title={t(name)}
            onClick={() => onChange({ color: isChosen ? undefined : hex })}
          >
            <i style={{ background: `#${hex}` }} />
          </button>
        )
      })}
    </div>
  )
}
