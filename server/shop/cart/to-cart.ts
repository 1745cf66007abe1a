import type { Cart, CartItem } from '../../../openapi/generated/schema.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { toCutting } from '../common/cutting.ts'
import { baht, weight } from '../common/measures.ts'
import { pricesOf } from '../common/variant-prices.ts'
import { goodsTotal, type CartLine } from './cart-line.ts'
import { isStillCut } from './plan-cutting.ts'
import type { ProductVariant } from './product-variant.ts'

export const toCart = (version: number, lines: readonly CartLine[], language: ApiLanguage): Cart => ({
  version,
  items: lines.map((line) => toItem(line, language)),
  total: baht(goodsTotal(lines)),
})

function toItem(line: CartLine, language: ApiLanguage): CartItem {
  const { id, quantity, productVariant, cutting } = line
  const { variant, product, imageUrl } = productVariant
  return {
    cartItemId: id,
    productId: variant.productId,
    variantId: variant.id,
    quantity,
    weight: weight(variant.weightGrams),
    name: inLanguage(language, product.nameTh, product.nameEn),
    unit: inLanguage(language, product.unitTh, product.unitEn),
    imageUrl,
    status: statusOf(line),
    stock: variant.stock,
    variants: [toVariant(productVariant, language)],
    ...toCutting(cutting),
  }
}

/** What is not cut any more as it was planned is refused by the checkout, as what is not sold any more. */
function statusOf(line: CartLine): CartItem['status'] {
  const { variant, product } = line.productVariant
  if (!product.isForSale || !isStillCut(line)) return 'cancelled'
  return variant.stock > 0 ? 'available' : 'soldOut'
}

function toVariant({ variant }: ProductVariant, language: ApiLanguage): CartItem['variants'][number] {
  const { id, colorHex, colorNameTh, colorNameEn, labelTh, labelEn } = variant
  return {
    variantId: id,
    color: { name: inLanguage(language, colorNameTh, colorNameEn), hex: colorHex },
    sizes: [{ label: inLanguage(language, labelTh, labelEn), ...pricesOf(variant) }],
  }
}
