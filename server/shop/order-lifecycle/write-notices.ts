import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderNotices, type NoticeEvent } from '../../db/schema/notices.ts'
import { orders } from '../../db/schema/orders.ts'
import { isEnding } from './timeline.ts'

/**
 * Notes what the customer is to be told, in the transaction of what happened; it is sent afterwards. An erased customer has no
 * address left, and is told nothing.
 */
export async function writeNotice(
  tx: Queries,
  orderId: string,
  event: NoticeEvent,
  { refundId = null }: { refundId?: string | null } = {},
): Promise<void> {
  await tx.execute(sql`
    insert into ${orderNotices} (order_id, event, refund_id)
    select ${orders.id}, ${event}, ${refundId}
    from ${orders} join ${customers} on ${customers.id} = ${orders.customerId}
    where ${orders.id} = ${orderId} and ${customers.login} is not null`)
}

/** What the customer is told of a change, by its entries in the timeline: of a cancellation also why, if nobody asked for it. */
export function noticeOf(entries: readonly string[]): NoticeEvent | undefined {
  if (entries.includes('cancelOrder')) return entries.find(isEnding) ?? 'cancelled'
  return (['shipped', 'readyToPickUp', 'paid'] as const).find((event) => entries.includes(event))
}
