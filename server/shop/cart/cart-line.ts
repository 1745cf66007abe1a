import type { LineCutting } from '../../db/schema/carts.ts'
import { cutsSatang } from '../common/cutting.ts'
import { paidSatang, type ProductVariant } from './product-variant.ts'

export interface CartLine {
  id: string
  quantity: number
  /** The price of one piece that the shopper saw last. */
  seenSatang: number
  productVariant: ProductVariant
  cutting: LineCutting | null
}

export const goodsTotal = (lines: readonly CartLine[]): number =>
  lines.reduce(
    (sum, { productVariant, quantity, cutting }) =>
      sum + paidSatang(productVariant, quantity) * quantity + cutsSatang(cutting),
    0,
  )
