import type { Goods } from '../cart/goods.ts'

/** The load that a carrier transports. */
export interface Load {
  grams: number
  /** The longest piece, packed for the way. */
  longestMm: number
}

interface Piece {
  goods: Goods
  quantity: number
}

/** Uses the weights and dimensions of the catalogue, never those of a request. */
export function loadOf(pieces: readonly Piece[]): Load {
  return {
    grams: pieces.reduce((sum, { goods, quantity }) => sum + goods.variant.weightGrams * quantity, 0),
    longestMm: Math.max(0, ...pieces.map(({ goods }) => packedLength(goods))),
  }
}

/** Thinner sheets are rolled up. */
const stiffFromMm = 1
/** Longer goods are shipped in a coil. */
const longestStraightMm = 6_100

/** The packed length: a roll's is the width of its web; cloth, film and stands are folded; stiff goods keep their length. */
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
