import { eq } from 'drizzle-orm'
import {
  nextStatus,
  returnsStock,
  type OrderEventType,
  type OrderState,
} from '../../../machines/order-status/order-events.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { Problem } from '../common/problem.ts'
import { createDueRefunds } from './create-due-refunds.ts'
import type { Queries } from '../../db/database.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockOrder, nextVersion, type OrderRow } from './lock-order.ts'
import { newShipment, type Carriage } from './shipment.ts'
import { returnStock } from './return-stock.ts'
import { newEntries } from './timeline.ts'
import { noticeOf, writeNotice } from './write-notices.ts'

interface EventDetails {
  /** For the timeline, which the customer reads. */
  note?: string | undefined
  /** Who carries the parcel that is shipped. */
  carriage?: Carriage | undefined
}

/**
 * The only function that changes an order's state: the statechart decides whether the event is allowed and where it leads, and what
 * follows is written with it, into the same transaction and under the lock of the order.
 */
export async function applyOrderEvent(
  tx: Queries,
  orderId: string,
  event: OrderEventType,
  details: EventDetails = {},
): Promise<OrderState> {
  const { before, after } = await changeOrder(tx, orderId, event, details)
  if (returnsStock(before, event)) await returnStock(tx, [before])
  return after
}

/** Cancels several orders. Their stock is locked last and together, so that this cannot deadlock with a checkout. */
export async function cancelOrders(tx: Queries, orderIds: readonly string[]): Promise<void> {
  const returning: OrderRow[] = []
  for (const orderId of orderIds.toSorted()) {
    const { before } = await changeOrder(tx, orderId, 'order.cancel')
    if (returnsStock(before, 'order.cancel')) returning.push(before)
  }
  if (returning.length > 0) await returnStock(tx, returning)
}

async function changeOrder(
  tx: Queries,
  orderId: string,
  event: OrderEventType,
  { note, carriage }: EventDetails = {},
): Promise<{ before: OrderRow; after: OrderState }> {
  const before = await lockOrder(tx, orderId)
  const after = nextStatus(before, event)
  if (!after) throw new Problem('ORDER_NOT_ALLOWED', `${event} is not allowed for the order as it stands`)
  const { payment, confirmation, fulfilment } = after
  const isShipped = fulfilment === 'shipped' && before.fulfilment !== 'shipped'
  await tx
    .update(orders)
    .set({
      payment,
      confirmation,
      fulfilment,
      version: nextVersion,
      ...(isShipped && newShipment(before, carriage)),
    })
    .where(eq(orders.id, orderId))
  const entries = newEntries(before, after, event)
  if (entries.length > 0) {
    await tx.insert(orderEvents).values(entries.map((entry) => ({ orderId, event: entry, note })))
  }
  const notice = noticeOf(entries)
  if (notice) await writeNotice(tx, orderId, notice)
  if (payment === 'paid' && before.payment !== 'paid') await issueInvoice(tx, orderId)
  await createDueRefunds(tx, orderId, after)
  return { before, after }
}
