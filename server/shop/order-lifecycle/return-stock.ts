import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import type { OrderRow } from './lock-order.ts'

/**
 * Returns the products of orders, as they stood before, to stock, but for the pieces that staff decided on when they refunded them,
 * and for sheets that may have been cut: once work has begun, they are in pieces that nobody else wants. The rows of all
 * orders together are locked in the order of their ids, as a checkout locks them: one order after the other would deadlock
 * with it.
 */
export function returnStock(
  tx: Queries,
  before: readonly Pick<OrderRow, 'id' | 'fulfilment'>[],
): Promise<void> {
  const idsOf = (some: typeof before) => sql`${sql.param(some.map(({ id }) => id))}::text[]`
  const inWork = idsOf(before.filter(({ fulfilment }) => fulfilment !== 'pending'))
  const cutSheets = sql`case when order_id = any (${inWork}) then coalesce((line.cutting->>'sheets')::int, 0) else 0 end`
  return addToStock(
    tx,
    sql`select line.variant_id as id,
        sum(greatest(0, line.quantity - ${cutSheets} - coalesce(decided.quantity, 0)))::int as quantity
      from ${orderLines} line
      left join (
        select order_id, position, sum(quantity) as quantity
        from ${refundLines} join ${refunds} on ${refunds.id} = refund_id
        where order_id = any (${idsOf(before)}) and restock is not null group by 1, 2
      ) decided using (order_id, position)
      where order_id = any (${idsOf(before)}) group by 1`,
  )
}

/** Returns the pieces of a refund to stock that its staff said to. */
export const returnRefunded = (tx: Queries, refundId: string): Promise<void> =>
  addToStock(
    tx,
    sql`select line.variant_id as id, sum(given.quantity)::int as quantity
      from ${refundLines} given
      join ${refunds} refund on refund.id = given.refund_id
      join ${orderLines} line on line.order_id = refund.order_id and line.position = given.position
      where given.refund_id = ${refundId} and given.restock group by 1`,
  )

async function addToStock(tx: Queries, returned: SQL): Promise<void> {
  await tx.execute(sql`
    with returned as (${returned}), locked as materialized (
      select id from ${variants} where id in (select id from returned) order by id for no key update
    )
    update ${variants} set stock = stock + returned.quantity
    from returned join locked using (id)
    where ${variants}.id = returned.id`)
}
