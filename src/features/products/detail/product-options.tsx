import { useCallbackRef } from '@mantine/hooks'
import { memo, useDeferredValue } from 'react'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { ChangeNote } from './change-note.tsx'
import { chooseColor, chooseSize, type Chosen } from './choosing.ts'
import { ColorChoice } from './color-choice.tsx'
import { colorOptions, isSameColor, sizeOptions } from './product-choice.ts'
import { SetColors } from './set-colors.tsx'
import { SizeChoice } from './size-choice.tsx'
import { SizeGuide } from './size-guide.tsx'

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
