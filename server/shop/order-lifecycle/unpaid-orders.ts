import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'

/** Orders by card that wait for their payment. */
export function areUnpaid(): SQL {
  const conditions = and(
    eq(orders.paymentChannel, 'card'),
    inArray(orders.payment, ['pending', 'failed']),
    eq(orders.fulfilment, 'pending'),
  )
  return sql`(${conditions})`
}
