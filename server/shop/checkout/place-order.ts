import { createHash } from 'node:crypto'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import { unitSatang } from '../../../machines/quantity-prices.ts'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { RunAgain } from '../../db/retry-transactions.ts'
import { goodsTotal, type CartLine } from '../cart/cart-line.ts'
import { lockCart } from '../cart/patch-cart.ts'
import { isStillCut } from '../cart/plan-cutting.ts'
import { paidSatang } from '../cart/product-variant.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { isWholeSatang, satangOf } from '../common/measures.ts'
import { pricesOf } from '../common/variant-prices.ts'
import { ordersPlaced } from '../common/counters.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { resolveShipping } from './resolve-shipping.ts'
import { fieldRefused } from '../common/problem.ts'
import { linesRefused } from './checkout-refusals.ts'
import { findEarlierOrder, type CheckoutKey, type PlacedOrder } from './earlier-order.ts'
import { enforceCodLimits, refuseTooManyUnpaid } from './open-orders.ts'
import { refuseShortage, takeStock } from './take-stock.ts'
import { writeOrder } from './write-order.ts'
import { readCartLines } from '../cart/read-cart.ts'
import type { Shipping } from './shipping.ts'

export interface Checkout {
  customerId: string
  key: string | undefined
  request: CheckoutRequest
  language: 'thai' | 'english'
}

/** Writes the order, the stock, the cart and the idempotency record in one transaction. */
export async function placeOrder(
  { database: { db }, settings, paymentProviders }: ShopDeps,
  { customerId, key, request, language }: Checkout,
): Promise<PlacedOrder> {
  const checkoutKey = { customerId, key, hash: requestHash(request), cartItemIds: request.cartItemIds }
  let isNew = false
  const order = await db.transaction(async (tx) => {
    // A customer who is being erased at this moment can no longer order.
    await lockCustomer(tx, customerId)
    await lockCart(tx, customerId)
    const earlier = await findEarlierOrder(tx, checkoutKey)
    isNew = earlier === undefined
    return earlier ?? placeNewOrder(tx, { settings, paymentProviders }, { checkoutKey, request, language })
  })
  if (isNew) ordersPlaced.inc()
  return order
}

async function placeNewOrder(
  tx: Queries,
  { settings, paymentProviders }: Pick<ShopDeps, 'settings' | 'paymentProviders'>,
  { checkoutKey, request, language }: Pick<Checkout, 'request' | 'language'> & { checkoutKey: CheckoutKey },
): Promise<PlacedOrder> {
  const { customerId } = checkoutKey
  const { isPaidBeforeShipping, needsProvider } = paymentChannels[request.paymentChannel]
  if (isPaidBeforeShipping) await refuseTooManyUnpaid(tx, customerId)
  const lines = await readWantedLines(tx, customerId, checkoutKey.cartItemIds)
  const shipping = await resolveShipping(tx, customerId, request, lines)
  const demands = lines.map(({ id, quantity, productVariant }) => ({
    id,
    quantity,
    variantId: productVariant.variant.id,
  }))
  // Refuse a shortage early, before waiting for the locks on the stock.
  refuseShortage(
    demands,
    new Map(lines.map(({ productVariant }) => [productVariant.variant.id, productVariant.variant.stock])),
  )
  refuseAnotherTotal(request, lines, shipping)
  const totalSatang = goodsTotal(lines) + shipping.priceSatang
  if (needsProvider) paymentProviders.ofChannel(request.paymentChannel, totalSatang)
  const { needsConfirmation } = isPaidBeforeShipping
    ? { needsConfirmation: false }
    : await enforceCodLimits(tx, settings, { customerId, totalSatang })
  const order = await writeOrder(tx, checkoutKey, { request, language, lines, shipping, needsConfirmation })
  // Stock rows are shared by all shoppers, so they are locked last: between this statement and the commit is no other.
  refuseMovedPrices(lines, await takeStock(tx, demands))
  return order
}

/** The order was written at the prices that were read before the lock: if they changed meanwhile, it is placed anew. */
function refuseMovedPrices(lines: readonly CartLine[], taken: Awaited<ReturnType<typeof takeStock>>): void {
  for (const { productVariant, quantity } of lines) {
    const now = taken.get(productVariant.variant.id)
    if (!now) throw new RunAgain('price change')
    const { priceSatang } = productVariant.variant
    const paid = unitSatang(pricesOf(now), quantity)
    if (now.priceSatang !== priceSatang || paid !== paidSatang(productVariant, quantity))
      throw new RunAgain('price change')
  }
}

/** Checks the total that the shopper agreed to; a request without one has at least agreed to the shipping price. */
function refuseAnotherTotal(
  { expectedTotal, shippingPricePerWeightIdentifier }: CheckoutRequest,
  lines: readonly CartLine[],
  { priceSatang, priceId }: Shipping,
): void {
  const isAgreed = expectedTotal
    ? isWholeSatang(expectedTotal.amount) &&
      satangOf(expectedTotal.amount) === goodsTotal(lines) + priceSatang
    : shippingPricePerWeightIdentifier === priceId
  if (isAgreed) return
  const changed = lines.filter(
    ({ seenSatang, productVariant, quantity }) => seenSatang !== paidSatang(productVariant, quantity),
  )
  // If no price explains the difference, quantities or weights do, so every line is reported.
  const ids = (changed.length > 0 ? changed : lines).map(({ id }) => id)
  throw linesRefused('PRICE_CHANGED', 'The total has changed', ids)
}

/** Equal requests have equal hashes, whatever the order of their fields and lines. */
function requestHash(request: CheckoutRequest): string {
  const sorted = { ...request, cartItemIds: request.cartItemIds.toSorted() }
  return createHash('sha256')
    .update(JSON.stringify(inOrder(sorted)))
    .digest('base64url')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, inOrder(field)])
}

/**
 * The requested lines of the cart; a line that was removed meanwhile is not ordered, and not replaced by another. One that is not
 * cut any more as it was planned is not sold either.
 */
export async function readWantedLines(
  tx: Queries,
  customerId: string,
  cartItemIds: readonly string[],
): Promise<CartLine[]> {
  const wanted = new Set(cartItemIds)
  const { lines } = await readCartLines(tx, customerId)
  const found = lines.filter(({ id }) => wanted.has(id))
  if (found.length === 0)
    throw fieldRefused('CART_EMPTY', 'cartItemIds', 'There are no such lines in the cart')
  const gone = cartItemIds.filter((id) => !found.some((line) => line.id === id))
  if (gone.length > 0) throw linesRefused('PRICE_CHANGED', 'Lines are gone from the cart', gone)
  const cancelled = found.filter((line) => !line.productVariant.product.isForSale || !isStillCut(line))
  if (cancelled.length > 0) {
    const ids = cancelled.map(({ id }) => id)
    throw linesRefused('NOT_FOR_SALE', 'It is not sold any more', ids)
  }
  return found
}
