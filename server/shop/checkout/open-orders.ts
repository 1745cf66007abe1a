import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { satangOf } from '../common/measures.ts'
import { Problem } from '../common/problem.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { areUnpaid, paidOnDelivery } from '../order-lifecycle/waiting-orders.ts'

/** Orders that one customer may leave unpaid: each of them keeps its products from others. */
const maxUnpaid = 5

/** Call under the lock of the customer, so that orders at the same moment are counted one after the other. */
export async function refuseTooManyUnpaid(tx: Queries, customerId: string): Promise<void> {
  if ((await tx.$count(orders, and(eq(orders.customerId, customerId), areUnpaid()))) < maxUnpaid) return
  throw new Problem('TOO_MANY_UNPAID', 'Too many orders wait for their payment', {
    detail: String(maxUnpaid),
  })
}

/**
 * Refuses an order in cash on delivery that would be one too many on its way to this customer, or make them cost too
 * much together. Returns whether the customer is new to it: then the order has to be confirmed. Call under the lock of
 * the customer.
 */
export async function enforceCodLimits(
  tx: Queries,
  { codLimits }: ShopSettings,
  { customerId, totalSatang }: { customerId: string; totalSatang: number },
): Promise<{ needsConfirmation: boolean }> {
  const areTheirs = and(eq(orders.customerId, customerId), inArray(orders.paymentChannel, paidOnDelivery))
  const [open] = await tx
    .select({
      count: sql<number>`count(*)::integer`,
      satang: sql`coalesce(sum(${orders.totalSatang}), 0)`.mapWith(Number),
      isKnown: sql<boolean>`${exists(
        tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(areTheirs, eq(orders.payment, 'paid'))),
      )}`,
    })
    .from(orders)
    .where(and(areTheirs, eq(orders.payment, 'pending'), ne(orders.fulfilment, 'cancelOrder')))
  if (!open) throw new Error('An aggregate has one row')
  const limit = open.isKnown ? codLimits.knownCustomer : codLimits.newCustomer
  if (open.count >= limit.orders || open.satang + totalSatang > satangOf(limit.baht))
    throw new Problem('COD_LIMIT', 'Too much is on its way in cash on delivery', {
      limit: { orders: limit.orders, total: { amount: limit.baht } },
    })
  return { needsConfirmation: !open.isKnown }
}
