import { inArray } from 'drizzle-orm'
import type { ShippingOption } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { selectProductVariants } from '../cart/product-variant.ts'
import type { ApiLanguage } from '../common/language.ts'
import { Problem } from '../common/problem.ts'
import { loadOf } from './load.ts'
import { readOffers } from './offers.ts'
import { toOption } from './shipping-options.ts'

/** What sending some products to a postcode costs and when they arrive, for whoever asks: no cart is needed. */
export async function listDeliveryOffers(
  db: Queries,
  language: ApiLanguage,
  { postcode, lines }: { postcode: string; lines: string },
): Promise<ShippingOption[]> {
  const quantities = new Map<string, number>()
  for (const line of lines.split(',')) {
    const [id = '', quantity] = line.split(':')
    quantities.set(id, (quantities.get(id) ?? 0) + Number(quantity))
  }
  const found = await selectProductVariants(db, inArray(variants.id, [...quantities.keys()]))
  if (found.length < quantities.size) throw new Problem('PRODUCT_NOT_FOUND', 'The product was not found')
  const pieces = found.map((productVariant) => ({
    productVariant,
    quantity: quantities.get(productVariant.variant.id) ?? 0,
  }))
  const now = new Date()
  const offers = await readOffers(db, postcode, loadOf(pieces))
  return offers.map((offer) => toOption(offer, language, now))
}
