import type { Goods } from '../cart/goods.ts'

/** What a carrier has to carry. */
export interface Load {
  grams: number
  /** The longest piece, packed for the way. */
  longestMm: number
}

interface Piece {
  goods: Goods
  quantity: number
}

/** By the weights and measures of the catalogue; what a request says of them counts for nothing. */
export function loadOf(pieces: readonly Piece[]): Load {
  return {
    grams: pieces.reduce((sum, { goods, quantity }) => sum + goods.variant.weightGrams * quantity, 0),
    longestMm: Math.max(0, ...pieces.map(({ goods }) => packedLength(goods))),
  }
}

/** Sheets that are thinner are rolled up. */
const stiffFromMm = 1
/** Nothing longer leaves the shop straight: what is, lies in a coil. */
const longestStraightMm = 6_100

/** A roll is as long as its web is wide; cloth, film and stands are folded; what is stiff stays as long as it is. */
export function packedLength({ product, variant }: Pick<Goods, 'product' | 'variant'>): number {
  const { widthMm, lengthMm } = variant
  const longer = Math.max(widthMm, lengthMm)
  const staysStraight = isStiff(product.sizeGuide, variant.thicknessMm) && longer <= longestStraightMm
  return staysStraight ? longer : Math.min(widthMm, lengthMm)
}

function isStiff(sizeGuide: string | null, thicknessMm: number | null): boolean {
  if (sizeGuide === 'sheet') return thicknessMm !== null && thicknessMm >= stiffFromMm
  return sizeGuide !== null && ['rod', 'tube', 'profile', 'box'].includes(sizeGuide)
}
