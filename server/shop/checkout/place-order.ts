import { eq } from 'drizzle-orm'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { carts } from '../../db/schema/carts.ts'
import { goodsTotal, type CartLine } from '../cart/cart-line.ts'
import { paidSatang } from '../cart/goods.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { isWholeSatang, satangOf } from '../common/measures.ts'
import { agreeOnShipping, type Shipping } from './agree-on-shipping.ts'
import { linesRefused } from './checkout-refusals.ts'
import { findEarlierOrder, type Intention, type PlacedOrder } from './earlier-order.ts'
import { requestHash } from './request-hash.ts'
import { refuseTooManyUnpaid } from './too-many-unpaid.ts'
import { takeStock } from './take-stock.ts'
import { readWantedLines } from './wanted-lines.ts'
import { writeOrder } from './write-order.ts'

export interface Checkout {
  customerId: string
  key: string | undefined
  request: CheckoutRequest
}

/** Writes the order, the stock, the cart and the idempotency record in one transaction. */
export function placeOrder(db: Queries, { customerId, key, request }: Checkout): Promise<PlacedOrder> {
  const intention = { customerId, key, hash: requestHash(request), cartItemIds: request.cartItemIds }
  return db.transaction(async (tx) => {
    // A customer who is being erased at this moment can no longer order.
    await lockCustomer(tx, customerId)
    await lockCart(tx, customerId)
    return (await findEarlierOrder(tx, intention)) ?? placeNewOrder(tx, intention, request)
  })
}

/** Locks the cart until the end of the transaction, so that no other request changes or orders it. */
async function lockCart(tx: Queries, customerId: string): Promise<void> {
  await tx.select().from(carts).where(eq(carts.customerId, customerId)).for('update')
}

async function placeNewOrder(
  tx: Queries,
  intention: Intention,
  request: CheckoutRequest,
): Promise<PlacedOrder> {
  if (request.paymentChannel === 'card') await refuseTooManyUnpaid(tx, intention.customerId)
  const wanted = await readWantedLines(tx, intention.customerId, intention.cartItemIds)
  const shipping = await agreeOnShipping(tx, intention.customerId, request, wanted)
  // Stock rows are shared by all shoppers, so they are locked last and as briefly as possible.
  const lines = await takeGoods(tx, wanted)
  refuseAnotherTotal(request, lines, shipping)
  return writeOrder(tx, intention, { request, lines, shipping })
}

/** The lines at the prices that were read under the lock of their stock. */
async function takeGoods(tx: Queries, lines: readonly CartLine[]): Promise<CartLine[]> {
  const prices = await takeStock(
    tx,
    lines.map(({ id, quantity, goods }) => ({ id, quantity, variantId: goods.variant.id })),
  )
  return lines.map(({ goods, ...line }) => ({
    ...line,
    goods: { ...goods, variant: { ...goods.variant, ...prices.get(goods.variant.id) } },
  }))
}

/** Checks the total that the shopper agreed to; a request without one has at least agreed to the shipping price. */
function refuseAnotherTotal(
  { expectedTotal, shippingPricePerWeightIdentifier }: CheckoutRequest,
  lines: readonly CartLine[],
  { step }: Shipping,
): void {
  const isAgreed = expectedTotal
    ? isWholeSatang(expectedTotal.amount) &&
      satangOf(expectedTotal.amount) === goodsTotal(lines) + step.priceSatang
    : shippingPricePerWeightIdentifier === step.id
  if (isAgreed) return
  const changed = lines.filter(({ seenSatang, goods }) => seenSatang !== paidSatang(goods))
  // If no price explains the difference, quantities or weights do, so every line is reported.
  const ids = (changed.length > 0 ? changed : lines).map(({ id }) => id)
  throw linesRefused('PRICE_CHANGED', 'The total has changed', ids)
}
