import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'

/** Begins and ends special prices whose time has come. Two servers that do it at once do it once. */
export async function applySpecialPriceSchedule(db: Queries): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from products where special_until <= now()
      union
      select product_id from variants join products on products.id = product_id
      where planned_special_satang is not null and (special_from is null or special_from <= now())`)
    if (rows.length > 0)
      await settleSpecials(
        tx,
        rows.map(({ id }) => id),
      )
  })
}

/** Puts the special prices of products in force, or aside until they are, or away when their time is over. */
export async function settleSpecials(tx: Queries, productIds: readonly string[]): Promise<void> {
  const these = sql`any (${sql.param([...productIds])}::text[])`
  // In the order of orders and imports, so that none waits for the other in a circle.
  await tx.execute(sql`select from variants where product_id = ${these} order by id for no key update`)
  await tx.execute(sql`
    update variants set special_price_satang = now_is.special, planned_special_satang = now_is.planned
    from (
      select variants.id,
        case when products.special_until <= now() or products.special_from > now() then null
          else coalesce(planned_special_satang, variants.special_price_satang) end as special,
        case when products.special_from > now()
          then coalesce(planned_special_satang, variants.special_price_satang) end as planned
      from variants join products on products.id = product_id where product_id = ${these}
    ) now_is
    where variants.id = now_is.id
      and (special_price_satang, planned_special_satang) is distinct from (now_is.special, now_is.planned)`)
  await tx.execute(sql`
    update products set special_from = null, special_until = null, version = version + 1
    where id = ${these} and special_until <= now()`)
}
