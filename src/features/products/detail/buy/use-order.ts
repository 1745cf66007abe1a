import { useRef, useState, type RefObject } from 'react'
import { linePrice } from '../../../../../machines/quantity-prices.ts'
import type { Product } from '../../../../../openapi/generated/schema.ts'
import { totalWeight } from '../../../../lib/formats/format-measure.ts'
import { formatPrice } from '../../../../lib/formats/money.ts'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import { maxQuantity } from '../../../../lib/products/max-quantity.ts'
import type { Choice } from '../choice/product-choice.ts'

/** The chosen quantity and its total, formatted. */
export interface Order {
  product: Product
  choice: Choice
  quantity: number
  most: number
  setQuantity: (quantity: number) => void
  /** What was typed is no quantity; the field says so. */
  isQuantityRefused: boolean
  setQuantityRefused: (isRefused: boolean) => void
  quantityField: RefObject<HTMLInputElement | null>
  /** The quantity with its unit: "2 แผ่น", "2 sheets". */
  pieces: string
  price: string
  weight: string
}

export function useOrder(product: Product, choice: Choice | undefined): Order | undefined {
  const { amount, weight } = useFormat()
  // Keeps the entered quantity while a size with less stock is chosen, so that it applies again afterwards.
  const [wanted, setQuantity] = useState(1)
  const [isQuantityRefused, setQuantityRefused] = useState(false)
  const quantityField = useRef<HTMLInputElement>(null)
  if (!choice) return undefined

  const { size } = choice
  const most = maxQuantity(size.stock)
  const quantity = Math.min(wanted, most)
  return {
    product,
    choice,
    quantity,
    most,
    setQuantity,
    isQuantityRefused,
    setQuantityRefused,
    quantityField,
    pieces: amount(quantity, product.unit),
    price: formatPrice(linePrice(size, quantity)),
    weight: weight(totalWeight([{ weight: size.weight, quantity }])),
  }
}
