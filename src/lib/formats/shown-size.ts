import type { CartItem, VariantSize } from '../../../openapi/generated/schema.ts'

type CartSize = CartItem['variants'][number]['sizes'][number]

/** What a line of the cart shows of a size before the server answers. */
export const shownSize = ({
  label,
  price,
  specialPrice,
  tiers,
}: Pick<VariantSize, keyof CartSize>): CartSize => ({
  label,
  price,
  ...(specialPrice && { specialPrice }),
  ...(tiers && { tiers }),
})
