import type { ProductListItem } from '../../../openapi/generated/schema.ts'

/** The price that a list shows: of the variant that was asked for, or else of the cheapest one. */
export function listPrice({ asked, price, specialPrice, sizes }: ProductListItem) {
  return asked
    ? { price: asked.price, specialPrice: asked.specialPrice, isFrom: false }
    : { price, specialPrice, isFrom: sizes.count > 1 }
}
