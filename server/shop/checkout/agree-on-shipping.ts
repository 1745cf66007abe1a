import { and, eq } from 'drizzle-orm'
import type { Arrival, CheckoutRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { addresses } from '../../db/schema/addresses.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { loadOf } from '../shipping/load.ts'
import { readOffers, type Offer, type Step } from '../shipping/offers.ts'
import { promisedDays } from '../shipping/promised-days.ts'
import { requestRefused } from './checkout-refusals.ts'

export interface Shipping {
  carrier: Offer['carrier']
  /** The price for the current weight of the lines. */
  step: Step
  /** Between which days the order arrives. */
  arrival: Arrival
}

/** Finds the carrier that the request names for the lines and the address, at its current price. */
export async function agreeOnShipping(
  tx: Queries,
  customerId: string,
  request: CheckoutRequest,
  lines: readonly CartLine[],
): Promise<Shipping> {
  const { deliveryAddress, shippingId, shippingPricePerWeightIdentifier } = request
  await refuseForeignAddress(tx, customerId, deliveryAddress.addressBookId)
  const offers = await readOffers(tx, deliveryAddress.postcode, loadOf(lines))
  const offer = offers.find(({ carrier }) => carrier.id === shippingId)
  if (!offer?.step || offer.reason !== undefined)
    throw requestRefused('SHIPPING_REQUIRED', 'shippingId', 'A way of shipping is needed')
  if (!offer.steps.some(({ id }) => id === shippingPricePerWeightIdentifier))
    throw requestRefused(
      'SHIPPING_REQUIRED',
      'shippingPricePerWeightIdentifier',
      'The way of shipping has no such price',
    )
  const arrival = promisedDays(offer.days, offer.carrier, new Date())
  return { carrier: offer.carrier, step: offer.step, arrival }
}

export async function refuseForeignAddress(
  tx: Queries,
  customerId: string,
  addressBookId: string | undefined,
): Promise<void> {
  if (addressBookId === undefined) return
  const own = and(eq(addresses.id, addressBookId), eq(addresses.customerId, customerId))
  if ((await tx.$count(addresses, own)) === 0)
    throw requestRefused(
      'ADDRESS_REQUIRED',
      'deliveryAddress.addressBookId',
      'The address book has no such entry',
    )
}
