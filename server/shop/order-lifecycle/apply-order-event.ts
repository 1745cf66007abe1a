import { eq } from 'drizzle-orm'
import {
  nextStatus,
  type OrderEventType,
  type OrderState,
} from '../../../machines/order-status/order-events.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { Problem } from '../common/problem.ts'
import { wantRefunds } from './want-refunds.ts'
import { lockOrder, type Queries } from './lock-order.ts'
import { returnStock } from './return-stock.ts'
import { newShipment } from './shipment.ts'
import { newEntries } from './timeline.ts'

/**
 * The one way in which an order changes its state: the statechart says whether it may and where it leads to, and what
 * follows is written with it, into the same transaction and under the lock of the order.
 */
export async function applyOrderEvent(
  tx: Queries,
  orderId: string,
  event: OrderEventType,
  { note }: { note?: string } = {},
): Promise<OrderState> {
  const before = await lockOrder(tx, orderId)
  const after = nextStatus(before, event)
  if (!after) throw new Problem('ORDER_NOT_ALLOWED', `${event} is not allowed for the order as it stands`)
  const { payment, fulfilment } = after
  const isShipped = fulfilment === 'shipped' && before.fulfilment !== 'shipped'
  await tx
    .update(orders)
    .set({ payment, fulfilment, ...(isShipped && newShipment(before)) })
    .where(eq(orders.id, orderId))
  const entries = newEntries(before, after)
  if (entries.length > 0) {
    await tx.insert(orderEvents).values(entries.map((entry) => ({ orderId, event: entry, note })))
  }
  if (fulfilment === 'cancelOrder' && before.fulfilment !== 'cancelOrder') await returnStock(tx, orderId)
  await wantRefunds(tx, orderId, after)
  return after
}
