import { paidSatang, type Goods } from './goods.ts'

export interface CartLine {
  id: string
  quantity: number
  /** The price of one piece that the shopper saw last. */
  seenSatang: number
  goods: Goods
}

export const goodsTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { goods, quantity }) => sum + paidSatang(goods) * quantity, 0)
