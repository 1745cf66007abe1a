import { tierSatang, type PricedSize } from '../../../machines/quantity-prices.ts'
import type { variants } from '../../db/schema/catalogue.ts'
import { baht } from './measures.ts'

export type VariantPrices = Pick<
  typeof variants.$inferSelect,
  'priceSatang' | 'specialPriceSatang' | 'priceTiers'
>

/** What a variant costs, as products, lists and carts all tell it. */
export function pricesOf({ priceSatang, specialPriceSatang, priceTiers }: VariantPrices) {
  const price = baht(priceSatang)
  if (specialPriceSatang !== null) return { price, specialPrice: baht(specialPriceSatang) }
  if (!priceTiers) return { price }
  const tiers = priceTiers.map((rule) => ({ from: rule.from, price: baht(tierSatang(priceSatang, rule)) }))
  return { price, tiers } satisfies PricedSize
}
