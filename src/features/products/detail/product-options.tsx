import type { Product } from '../../../../openapi/generated/schema.ts'
import { ChangeNote } from './change-note.tsx'
import { chooseColor, chooseSize, type Chosen } from './choosing.ts'
import { ColorChoice } from './color-choice.tsx'
import { colorOptions, sizeOptions } from './product-choice.ts'
import { SetColors } from './set-colors.tsx'
import { SizeChoice } from './size-choice.tsx'
import { SizeGuide } from './size-guide.tsx'

interface ProductOptionsProps {
  product: Product
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

export function ProductOptions({ product, chosen, onChoose }: ProductOptionsProps) {
  const { choice } = chosen
  const options = colorOptions(product, choice)
  const isSet = product.colors.length > options.length
  return (
    <>
      {isSet ? (
        <SetColors colors={product.colors} />
      ) : (
        <ColorChoice
          options={options}
          chosen={choice.color}
          note={<ChangeNote changed="size" {...{ chosen, onChoose }} />}
          onChoose={(color) => onChoose(chooseColor(product, chosen, color))}
        />
      )}
      <SizeChoice
        options={sizeOptions(product, choice)}
        choice={choice}
        unit={product.unit}
        guide={<SizeGuide product={product} choice={choice} />}
        note={<ChangeNote changed="color" {...{ chosen, onChoose }} />}
        onChoose={(label) => onChoose(chooseSize(product, chosen, label))}
      />
    </>
  )
}
