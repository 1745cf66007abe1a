import { and, eq } from 'drizzle-orm'
import { suitsWay } from '../../../machines/payment-channels.ts'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { addresses } from '../../db/schema/addresses.ts'
import { invalid, fieldRefused } from '../common/problem.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { loadOf } from '../shipping/load.ts'
import { readOffers } from '../shipping/offers.ts'
import { promisedDays } from '../shipping/promised-days.ts'
import { resolvePickUp } from './resolve-pick-up.ts'
import type { Shipping } from './shipping.ts'

/** Finds the branch, or the carrier for the lines and the address, that the request names; the latter at its current price. */
export async function resolveShipping(
  tx: Queries,
  customerId: string,
  request: CheckoutRequest,
  lines: readonly CartLine[],
): Promise<Shipping> {
  const { deliveryAddress, pickUpBranchId, shippingId, shippingPricePerWeightIdentifier } = request
  requireMatchingChannel(request)
  if (pickUpBranchId !== undefined) return resolvePickUp(tx, pickUpBranchId, request)
  if (!deliveryAddress) throw fieldRefused('ADDRESS_REQUIRED', 'deliveryAddress', 'An address is needed')
  await requireOwnAddress(tx, customerId, deliveryAddress.addressBookId)
  const offers = await readOffers(tx, deliveryAddress.postcode, loadOf(lines))
  const offer = offers.find(({ carrier }) => carrier.id === shippingId)
  if (!offer?.step || offer.reason !== undefined)
    throw fieldRefused('SHIPPING_REQUIRED', 'shippingId', 'A way of shipping is needed')
  if (!offer.steps.some(({ id }) => id === shippingPricePerWeightIdentifier))
    throw fieldRefused(
      'SHIPPING_REQUIRED',
      'shippingPricePerWeightIdentifier',
      'The way of shipping has no such price',
    )
  const arrival = promisedDays(offer.days, offer.carrier, new Date())
  return {
    priceSatang: offer.step.priceSatang,
    priceId: offer.step.id,
    columns: {
      deliveryAddress,
      shippingId: offer.carrier.id,
      shippingNameTh: offer.carrier.nameTh,
      shippingNameEn: offer.carrier.nameEn,
      arrivesFrom: arrival.from,
      arrivesBy: arrival.by,
    },
  }
}

/** A carrier's money is not taken at a branch, nor a branch's at the door. */
export function requireMatchingChannel({
  paymentChannel,
  pickUpBranchId,
}: Pick<CheckoutRequest, 'paymentChannel' | 'pickUpBranchId'>): void {
  if (!suitsWay(paymentChannel, { isPickUp: pickUpBranchId !== undefined }))
    throw invalid('It is not paid so where it is handed over', [
      { field: 'paymentChannel', code: 'forOtherWay' },
    ])
}

export async function requireOwnAddress(
  tx: Queries,
  customerId: string,
  addressBookId: string | undefined,
): Promise<void> {
  if (addressBookId === undefined) return
  const own = and(eq(addresses.id, addressBookId), eq(addresses.customerId, customerId))
  if ((await tx.$count(addresses, own)) === 0)
    throw fieldRefused(
      'ADDRESS_REQUIRED',
      'deliveryAddress.addressBookId',
      'The address book has no such entry',
    )
}
