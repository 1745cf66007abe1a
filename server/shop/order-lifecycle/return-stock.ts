import { sql } from 'drizzle-orm'
import { variants } from '../../db/schema/catalogue.ts'
import { orderLines } from '../../db/schema/orders.ts'
import type { Queries } from '../../db/database.ts'

/**
 * Returns the goods of orders to stock. The rows of all orders together are locked in the order of their ids,
 * as a checkout locks them: one order after the other would deadlock with it.
 */
export async function returnStock(tx: Queries, orderIds: readonly string[]): Promise<void> {
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
