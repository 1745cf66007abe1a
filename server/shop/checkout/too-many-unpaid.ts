import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { Problem } from '../common/problem.ts'
import { areUnpaid } from '../order-lifecycle/unpaid-orders.ts'

/** Orders by card that one customer may leave unpaid: each of them keeps its goods from others. */
const mostUnpaid = 5

/** Call under the lock of the customer, so that orders at the same moment are counted one after the other. */
export async function refuseTooManyUnpaid(tx: Queries, customerId: string): Promise<void> {
  if ((await tx.$count(orders, and(eq(orders.customerId, customerId), areUnpaid()))) < mostUnpaid) return
  throw new Problem('TOO_MANY_UNPAID', 'Too many orders wait for their payment', {
    detail: String(mostUnpaid),
  })
}
