import { and, eq, inArray, or } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { checkouts, orderedCartLines } from '../../db/schema/carts.ts'
import { orders } from '../../db/schema/orders.ts'
import { Problem } from '../common/problem.ts'

export const placedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  paymentChannel: orders.paymentChannel,
  payment: orders.payment,
  confirmation: orders.confirmation,
  fulfilment: orders.fulfilment,
  isPickUp: orders.isPickUp,
  createdAt: orders.createdAt,
}

/** The part of an order that the checkout answers with. */
export type PlacedOrder = Pick<typeof orders.$inferSelect, keyof typeof placedColumns>

export interface CheckoutKey {
  customerId: string
  /** The client's idempotency key, if it sends one. */
  key: string | undefined
  hash: string
  cartItemIds: readonly string[]
}

/** The order that the same request placed before: found by its idempotency key, or by its lines, which can be ordered only once. */
export async function findEarlierOrder(
  tx: Queries,
  checkoutKey: CheckoutKey,
): Promise<PlacedOrder | undefined> {
  const { customerId, key, hash, cartItemIds } = checkoutKey
  const ordered = tx
    .select({ orderId: orderedCartLines.orderId })
    .from(orderedCartLines)
    .where(inArray(orderedCartLines.cartLineId, [...cartItemIds]))
  const found = await tx
    .select({ key: checkouts.idempotencyKey, hash: checkouts.requestHash, order: placedColumns })
    .from(checkouts)
    .innerJoin(orders, eq(orders.id, checkouts.orderId))
    .where(
      and(
        eq(checkouts.customerId, customerId),
        or(
          inArray(checkouts.orderId, ordered),
          key === undefined ? undefined : eq(checkouts.idempotencyKey, key),
        ),
      ),
    )
  if (key !== undefined && found.some((one) => one.key === key && one.hash !== hash))
    throw new Problem('IDEMPOTENCY_MISMATCH', 'The key was used for another order')
  return found.find((one) => one.hash === hash)?.order
}
