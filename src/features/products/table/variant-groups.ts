import type { ListedVariant } from '../read-variants.ts'

export interface VariantGroup {
  product: ListedVariant['product']
  variants: ListedVariant[]
}

/** Variants of one product that follow each other. In another order than the recommended one a product may come again. */
export function variantGroups(variants: readonly ListedVariant[]): VariantGroup[] {
  const groups: VariantGroup[] = []
  for (const variant of variants) {
    const last = groups.at(-1)
    if (last?.product.id === variant.product.id) last.variants.push(variant)
    else groups.push({ product: variant.product, variants: [variant] })
  }
  return groups
}
