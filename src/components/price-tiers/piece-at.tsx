import { tierAt, type PricedSize } from '../../../machines/quantity-prices.ts'
import { Price } from '../price/price.tsx'

interface PieceAtProps {
  size: PricedSize
  quantity: number
  unit: string | undefined
}

/** What one piece costs in a line of so many. A tier is no special price: nothing is struck through. */
export function PieceAt({ size, quantity, unit }: PieceAtProps) {
  const tier = tierAt(size, quantity)
  return tier ? (
    <Price price={tier.price} unit={unit} />
  ) : (
    <Price price={size.price} specialPrice={size.specialPrice} unit={unit} />
  )
}
