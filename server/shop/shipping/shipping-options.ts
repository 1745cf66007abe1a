import { and, eq } from 'drizzle-orm'
import type { ShippingOption } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { addresses } from '../../db/schema/addresses.ts'
import { invalid, notFound, Problem } from '../common/problem.ts'
import { readCartLines } from '../cart/read-cart.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { loadOf } from './load.ts'
import { readOffers, type Offer } from './offers.ts'
import { promisedDays } from './promised-days.ts'

interface Destination {
  addressBookId?: string
  postcode?: string
}

interface Wanted extends Destination {
  /** The ids of the lines, separated by commas; the whole cart if absent. */
  cartItemIds?: string
}

/** The shipping options of the whole cart or of some of its lines to an address, with prices. */
export async function listShippingOptions(
  db: Queries,
  customerId: string,
  { cartItemIds, ...destination }: Wanted,
  language: ApiLanguage,
): Promise<ShippingOption[]> {
  const postcode = await postcodeOf(db, customerId, destination)
  const cart = await readCartLines(db, customerId)
  const wanted = cartItemIds === undefined ? undefined : new Set(cartItemIds.split(','))
  const lines = cart.lines.filter(({ id }) => wanted?.has(id) ?? true)
  if (lines.length === 0) throw new Problem('CART_EMPTY', 'There is nothing to send')
  const offers = await readOffers(db, postcode, loadOf(lines))
  const now = new Date()
  return offers.map((offer) => toOption(offer, language, now))
}

async function postcodeOf(
  db: Queries,
  customerId: string,
  { addressBookId, postcode }: Destination,
): Promise<string> {
  if (addressBookId !== undefined && postcode !== undefined)
    throw invalid('A postcode and an address are one too many', [{ field: 'postcode', code: 'not' }])
  if (postcode !== undefined) return postcode
  if (addressBookId === undefined) throw new Problem('ADDRESS_REQUIRED', 'An address is needed')
  const [address] = await db
    .select({ postcode: addresses.postcode })
    .from(addresses)
    .where(and(eq(addresses.id, addressBookId), eq(addresses.customerId, customerId)))
  if (!address) throw notFound('No such address')
  return address.postcode
}

export const toOption = (
  { carrier, days, step, reason }: Offer,
  language: ApiLanguage,
  now: Date,
): ShippingOption => ({
  shippingId: carrier.id,
  name: inLanguage(language, carrier.nameTh, carrier.nameEn),
  shippingPricePerWeightIdentifier: step?.id ?? 'none',
  price: baht(step?.priceSatang ?? 0),
  days,
  available: reason === undefined,
  ...(reason === undefined ? { arrival: promisedDays(days, carrier, now) } : { reason }),
})
