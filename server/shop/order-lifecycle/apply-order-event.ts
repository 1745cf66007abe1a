import { eq, sql } from 'drizzle-orm'
import {
  nextStatus,
  returnsStock,
  type OrderEventType,
  type OrderState,
} from '../../../machines/order-status/order-events.ts'
import { orderEvents, orders, orderLines } from '../../db/schema/orders.ts'
import { Problem } from '../common/problem.ts'
import { wantRefunds } from './want-refunds.ts'
import type { Queries } from '../../db/database.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { newShipment } from './shipment.ts'
import { newEntries } from './timeline.ts'
import { variants } from '../../db/schema/catalogue.ts'

/**
 * The only function that changes an order's state: the statechart decides whether the event is allowed and where it leads, and what
 * follows is written with it, into the same transaction and under the lock of the order.
 */
export async function applyOrderEvent(
  tx: Queries,
  orderId: string,
  event: OrderEventType,
  { note }: { note?: string } = {},
): Promise<OrderState> {
  const { before, after } = await changeOrder(tx, orderId, event, note)
  if (returnsStock(before, event)) await returnStock(tx, [orderId])
  return after
}

/** Cancels several orders. Their stock is locked last and together, so that this cannot deadlock with a checkout. */
export async function cancelOrders(tx: Queries, orderIds: readonly string[]): Promise<void> {
  const returning: string[] = []
  for (const orderId of orderIds.toSorted()) {
    const { before } = await changeOrder(tx, orderId, 'order.cancel')
    if (returnsStock(before, 'order.cancel')) returning.push(orderId)
  }
  if (returning.length > 0) await returnStock(tx, returning)
}

async function changeOrder(
  tx: Queries,
  orderId: string,
  event: OrderEventType,
  note?: string,
): Promise<{ before: OrderRow; after: OrderState }> {
  const before = await lockOrder(tx, orderId)
  const after = nextStatus(before, event)
  if (!after) throw new Problem('ORDER_NOT_ALLOWED', `${event} is not allowed for the order as it stands`)
  const { payment, confirmation, fulfilment } = after
  const isShipped = fulfilment === 'shipped' && before.fulfilment !== 'shipped'
  await tx
    .update(orders)
    .set({ payment, confirmation, fulfilment, ...(isShipped && newShipment(before)) })
    .where(eq(orders.id, orderId))
  const entries = newEntries(before, after, event)
  if (entries.length > 0) {
    await tx.insert(orderEvents).values(entries.map((entry) => ({ orderId, event: entry, note })))
  }
  if (payment === 'paid' && before.payment !== 'paid') await issueInvoice(tx, orderId)
  await wantRefunds(tx, orderId, after)
  return { before, after }
}

/**
 * Returns the products of orders to stock. The rows of all orders together are locked in the order of their ids,
 * as a checkout locks them: one order after the other would deadlock with it.
 */
async function returnStock(tx: Queries, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with returned as (
      select variant_id as id, sum(quantity)::int as quantity from ${orderLines}
      where order_id = any (${sql.param(orderIds)}::text[]) group by variant_id
    ), locked as materialized (
      select id from ${variants} where id in (select id from returned) order by id for no key update
    )
    update ${variants} set stock = stock + returned.quantity
    from returned join locked using (id)
    where ${variants}.id = returned.id`)
}
