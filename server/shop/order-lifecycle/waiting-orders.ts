import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { awaitsConfirmation, type OrderState } from '../../../machines/order-status/order-events.ts'
import { channelsWhere } from '../../../machines/payment-channels.ts'
import type { Order } from '../../../openapi/generated/schema.ts'
import { orders } from '../../db/schema/orders.ts'
import type { ShopSettings } from '../common/shop-settings.ts'

const paidBeforeShipping = channelsWhere(({ isPaidBeforeShipping }) => isPaidBeforeShipping)

export function areUnpaid(): SQL {
  const conditions = and(
    inArray(orders.paymentChannel, paidBeforeShipping),
    inArray(orders.payment, ['pending', 'failed']),
    eq(orders.fulfilment, 'pending'),
  )
  return sql`(${conditions})`
}

export function areUnconfirmed(): SQL {
  const conditions = and(eq(orders.confirmation, 'waiting'), eq(orders.fulfilment, 'pending'))
  return sql`(${conditions})`
}

export const paidOnDelivery = channelsWhere(({ isPaidBeforeShipping }) => !isPaidBeforeShipping)

/** Work on them may begin, or has begun: the statechart's `mayBeWorkedOn`. */
export function areToPack(): SQL {
  const isWorkedOn = or(
    eq(orders.payment, 'paid'),
    and(inArray(orders.paymentChannel, paidOnDelivery), eq(orders.confirmation, 'confirmed')),
  )
  return sql`(${and(inArray(orders.fulfilment, ['pending', 'processing']), isWorkedOn)})`
}

const hour = 3_600_000

/** Until when an order that has to be confirmed waits for that. */
export const confirmBefore = (
  { hoursToPay }: Pick<ShopSettings, 'hoursToPay'>,
  order: OrderState & { createdAt: Date },
): Pick<Order, 'confirmBefore'> =>
  awaitsConfirmation(order)
    ? { confirmBefore: new Date(order.createdAt.getTime() + hoursToPay * hour).toISOString() }
    : {}
