import { paidSatang, type ProductVariant } from './product-variant.ts'

export interface CartLine {
  id: string
  quantity: number
  /** The price of one piece that the shopper saw last. */
  seenSatang: number
  productVariant: ProductVariant
}

export const goodsTotal = (lines: readonly CartLine[]): number =>
  lines.reduce(
    (sum, { productVariant, quantity }) => sum + paidSatang(productVariant, quantity) * quantity,
    0,
  )
