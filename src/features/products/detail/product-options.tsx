import type { Product } from '../../../../openapi/generated/schema.ts'
import { ColorChoice } from './color-choice.tsx'
import { colorOptions, sizeOptions, withColor, withSize, type Choice } from './product-choice.ts'
import { SizeChoice } from './size-choice.tsx'

interface ProductOptionsProps {
  product: Product
  choice: Choice
  onChoose: (choice: Choice) => void
}

export function ProductOptions({ product, choice, onChoose }: ProductOptionsProps) {
  return (
    <>
      <ColorChoice
        options={colorOptions(product, choice)}
        chosen={choice.color}
        onChoose={(color) => onChoose(withColor(product, choice, color))}
      />
      <SizeChoice
        options={sizeOptions(product, choice)}
        choice={choice}
        unit={product.unit}
        guideUrl={product.sizeGuideUrl}
        onChoose={(label) => onChoose(withSize(product, choice, label))}
      />
    </>
  )
}
