import type { Product } from '../../../openapi/generated/schema.ts'
import type { variants } from '../../db/schema/catalogue.ts'
import { weight } from '../common/measures.ts'
import { pricesOf } from '../common/variant-prices.ts'

type VariantSize = Product['variants'][number]['sizes'][number]

/** A variant's size as products and lists of variants both tell it. */
export function sizeOf(variant: typeof variants.$inferSelect, label: string): VariantSize {
  const { weightGrams, widthMm, lengthMm, thicknessMm, stock } = variant
  return {
    label,
    ...pricesOf(variant),
    weight: weight(weightGrams),
    dimensions: {
      width: widthMm,
      length: lengthMm,
      ...(thicknessMm !== null && { thickness: thicknessMm }),
      unit: 'millimetre',
    },
    stock,
  }
}
