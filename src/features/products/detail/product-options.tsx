import { useCallbackRef } from '@mantine/hooks'
import { memo, useDeferredValue, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { ChangeNote } from './choice/change-note.tsx'
import { chooseColor, chooseSize, type Chosen } from './choice/choosing.ts'
import { ColorChoice } from './choice/color-choice.tsx'
import { colorOptions, isSameColor, sizeOptions } from './choice/product-choice.ts'
import type { Choice, SizeOption } from './choice/product-choice.ts'
import classes from './product-options.module.css'
import { SetColors } from './choice/set-colors.tsx'
import { sizeGrid } from './choice/size-grid.ts'
import { SizeGuide } from './choice/size-guide.tsx'
import { SizeMatrix } from './choice/size-matrix.tsx'
import { SizeRows } from './choice/size-rows.tsx'

interface ProductOptionsProps {
  product: Product
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** The colours and the sizes. The group that was pressed answers at once, the other one when there is time. */
export function ProductOptions({ product, chosen, onChoose }: ProductOptionsProps) {
  const settled = useDeferredValue(chosen)
  const isColorSettled = isSameColor(chosen.choice.color, settled.choice.color)
  const isSizeSettled = chosen.choice.size.label === settled.choice.size.label
  const onPress = useCallbackRef((choose: (from: Chosen) => Chosen) => onChoose(choose(chosen)))
  return (
    <>
      <Colors product={product} chosen={isColorSettled ? settled : chosen} onPress={onPress} />
      <Sizes product={product} chosen={isSizeSettled ? settled : chosen} onPress={onPress} />
    </>
  )
}

interface GroupProps {
  product: Product
  chosen: Chosen
  onPress: (choose: (from: Chosen) => Chosen) => void
}

const Colors = memo(function Colors({ product, chosen, onPress }: GroupProps) {
  const { choice } = chosen
  const options = colorOptions(product, choice)
  if (product.colors.length > options.length) return <SetColors colors={product.colors} />
  return (
    <ColorChoice
      options={options}
      chosen={choice.color}
      note={<ChangeNote changed="size" chosen={chosen} onChoose={(next) => onPress(() => next)} />}
      onChoose={(color) => onPress((from) => chooseColor(product, from, color))}
    />
  )
})

const Sizes = memo(function Sizes({ product, chosen, onPress }: GroupProps) {
  const { choice } = chosen
  return (
    <SizeChoice
      options={sizeOptions(product, choice)}
      choice={choice}
      unit={product.unit}
      guide={<SizeGuide product={product} choice={choice} />}
      note={<ChangeNote changed="color" chosen={chosen} onChoose={(next) => onPress(() => next)} />}
      onChoose={(label) => onPress((from) => chooseSize(product, from, label))}
    />
  )
})

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
function SizeChoice({ options, choice, unit, guide, note, onChoose }: SizeChoiceProps) {
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
          <span className="note">{weight(choice.size.weight)}</span>
        </span>
        {guide}
      </legend>
      {grid ? <SizeMatrix grid={grid} {...rest} /> : <SizeRows options={options} {...rest} />}
      {grid && hasMissing && (
        <p className={`note ${classes.legend}`}>{t('hatchedSizes', { color: choice.color.name })}</p>
      )}
      {note}
    </fieldset>
  )
}
