import { eq } from 'drizzle-orm'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { carts } from '../../db/schema/carts.ts'
import { goodsTotal, type CartLine } from '../cart/cart-line.ts'
import { paidSatang } from '../cart/goods.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { satangOf } from '../common/measures.ts'
import { agreeOnShipping, type Shipping } from './agree-on-shipping.ts'
import { linesRefused } from './checkout-refusals.ts'
import { findEarlierOrder, type Intention, type PlacedOrder } from './earlier-order.ts'
import { requestHash } from './request-hash.ts'
import { takeStock } from './take-stock.ts'
import { readWantedLines } from './wanted-lines.ts'
import { writeOrder } from './write-order.ts'

export interface Checkout {
  customerId: string
  key: string | undefined
  request: CheckoutRequest
}

/** One transaction: the order, the stock, the cart and what the request is known by again, or nothing at all. */
export function placeOrder(db: Queries, { customerId, key, request }: Checkout): Promise<PlacedOrder> {
  const intention = { customerId, key, hash: requestHash(request), cartItemIds: request.cartItemIds }
  return db.transaction(async (tx) => {
    // Who is being erased at this moment orders nothing any more.
    await lockCustomer(tx, customerId)
    await lockCart(tx, customerId)
    return (await findEarlierOrder(tx, intention)) ?? placeNewOrder(tx, intention, request)
  })
}

/** From here on to the end of the transaction nobody else changes or orders this cart. */
async function lockCart(tx: Queries, customerId: string): Promise<void> {
  await tx.select().from(carts).where(eq(carts.customerId, customerId)).for('update')
}

async function placeNewOrder(
  tx: Queries,
  intention: Intention,
  request: CheckoutRequest,
): Promise<PlacedOrder> {
  const wanted = await readWantedLines(tx, intention.customerId, intention.cartItemIds)
  const shipping = await agreeOnShipping(tx, intention.customerId, request, wanted)
  // The rows of the stock are everybody's: they are held last, for as short as can be.
  const lines = await takeGoods(tx, wanted)
  refuseAnotherTotal(request, lines, shipping)
  return writeOrder(tx, intention, { request, lines, shipping })
}

/** The lines at the prices of the moment in which their goods were taken. */
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

/** The shopper agreed to a sum; who names none has at least seen the price of the shipping. */
function refuseAnotherTotal(
  { expectedTotal, shippingPricePerWeightIdentifier }: CheckoutRequest,
  lines: readonly CartLine[],
  { step }: Shipping,
): void {
  const isAgreed = expectedTotal
    ? satangOf(expectedTotal.amount) === goodsTotal(lines) + step.priceSatang
    : shippingPricePerWeightIdentifier === step.id
  if (isAgreed) return
  const changed = lines.filter(({ seenSatang, goods }) => seenSatang !== paidSatang(goods))
  // Where no price explains it, quantities or weights do: every line is to be looked at again.
  const ids = (changed.length > 0 ? changed : lines).map(({ id }) => id)
  throw linesRefused('PRICE_CHANGED', 'The total has changed', ids)
}
