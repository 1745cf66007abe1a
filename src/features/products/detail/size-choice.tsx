import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import type { Choice, SizeOption } from './product-choice.ts'
import classes from './size-choice.module.css'
import { sizeGrid } from './size-grid.ts'
import { SizeMatrix } from './size-matrix.tsx'
import { SizeRows } from './size-rows.tsx'

interface SizeChoiceProps {
  options: SizeOption[]
  choice: Choice
  unit: string
  /** The button that opens the size guide. */
  guide: ReactNode
  /** What changed with the last press. */
  note: ReactNode
  onChoose: (label: string) => void
}

/** The sizes, as a table if they have two axes, otherwise as rows. Each size can be chosen, in some colour. */
export function SizeChoice({ options, choice, unit, guide, note, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation('products')
  const { dimensions, weight } = useFormat()
  const group = useId()
  const grid = sizeGrid(options, dimensions)
  const rest = { choice, group, unit, onChoose }
  const hasMissing = options.some(({ availability }) => availability === 'missing')
  return (
    <fieldset className={classes.sizes}>
      <legend>
        <span>
          {t('size')} <b className="no-break">{choice.size.label}</b>{' '}
          <span className={classes.weight}>{weight(choice.size.weight)}</span>
        </span>
        {guide}
      </legend>
      {grid ? <SizeMatrix grid={grid} {...rest} /> : <SizeRows options={options} {...rest} />}
      {grid && hasMissing && (
        <p className={classes.legend}>{t('hatchedSizes', { color: choice.color.name })}</p>
      )}
      {note}
    </fieldset>
  )
}
