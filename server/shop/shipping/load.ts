import type { ProductVariant } from '../cart/product-variant.ts'

export interface Load {
  grams: number
  /** The longest piece, packed for the way. */
  longestMm: number
}

interface Piece {
  productVariant: ProductVariant
  quantity: number
}

/** Uses the weights and dimensions of the catalogue, never those of a request. */
export function loadOf(pieces: readonly Piece[]): Load {
  return {
    grams: pieces.reduce(
      (sum, { productVariant, quantity }) => sum + productVariant.variant.weightGrams * quantity,
      0,
    ),
    longestMm: Math.max(0, ...pieces.map(({ productVariant }) => packedLength(productVariant))),
  }
}

/** Thinner sheets are rolled up. */
const stiffFromMm = 1
/** Longer products are shipped in a coil. */
const longestStraightMm = 6_100

/** The packed length: a roll's is the width of its web; cloth, film and stands are folded; stiff products keep their length. */
export function packedLength({ product, variant }: Pick<ProductVariant, 'product' | 'variant'>): number {
  const { widthMm, lengthMm } = variant
  const longer = Math.max(widthMm, lengthMm)
  const staysStraight = isStiff(product.sizeGuide, variant.thicknessMm) && longer <= longestStraightMm
  return staysStraight ? longer : Math.min(widthMm, lengthMm)
}

function isStiff(sizeGuide: string | null, thicknessMm: number | null): boolean {
  if (sizeGuide === 'sheet') return thicknessMm !== null && thicknessMm >= stiffFromMm
  return sizeGuide !== null && ['rod', 'tube', 'profile', 'box'].includes(sizeGuide)
}
