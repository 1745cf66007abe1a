import { inArray, sql } from 'drizzle-orm'
import type { TierRule } from '../../../machines/quantity-prices.ts'
import type { Queries } from '../../db/database.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { Problem } from '../common/problem.ts'
import type { VariantPrices } from '../common/variant-prices.ts'

/** A line of an order and the stock it needs. */
export interface StockDemand {
  id: string
  variantId: string
  quantity: number
}

/**
 * Takes the stock of all lines, or refuses. Rows are locked in the order of their ids, so that two orders never deadlock;
 * several lines of one row are added up first. Returns the prices read under the lock.
 */
export async function takeStock(
  tx: Queries,
  demands: readonly StockDemand[],
): Promise<Map<string, VariantPrices>> {
  const demand = demandOf(demands)
  const ids = sql.param([...demand.keys()])
  const quantities = sql.param([...demand.values()])
  const { rows } = await tx.execute<{
    id: string
    price: string
    special: string | null
    tiers: TierRule[] | null
  }>(sql`
    with demand as (
      select * from unnest(${ids}::text[], ${quantities}::bigint[]) as demand (id, quantity)
    ), held as materialized (
      select id from ${variants} where id in (select id from demand) order by id for no key update
    )
    update ${variants} set stock = stock - demand.quantity
    from demand join held using (id)
    where ${variants}.id = demand.id and stock >= demand.quantity
    returning ${variants}.id, price_satang as price, special_price_satang as special,
      price_tiers as tiers`)
  if (rows.length < demand.size) {
    const taken = new Set(rows.map(({ id }) => id))
    const refused = demands.filter(({ variantId }) => !taken.has(variantId))
    throw outOfStock(refused, await readStock(tx, refused))
  }
  return new Map(
    rows.map(({ id, price, special, tiers }) => [
      id,
      {
        priceSatang: Number(price),
        specialPriceSatang: special === null ? null : Number(special),
        priceTiers: tiers,
      },
    ]),
  )
}

/** Refuses what the known stock does not hold; takes nothing, and waits for nobody. */
export function refuseShortage(demands: readonly StockDemand[], stock: ReadonlyMap<string, number>): void {
  const demand = demandOf(demands)
  const refused = demands.filter(
    ({ variantId }) => (demand.get(variantId) ?? 0) > (stock.get(variantId) ?? 0),
  )
  if (refused.length > 0) throw outOfStock(refused, stock)
}

function demandOf(demands: readonly StockDemand[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const { variantId, quantity } of demands)
    demand.set(variantId, (demand.get(variantId) ?? 0) + quantity)
  return demand
}

async function readStock(tx: Queries, demands: readonly StockDemand[]): Promise<Map<string, number>> {
  const wanted = demands.map(({ variantId }) => variantId)
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, wanted))
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

function outOfStock(refused: readonly StockDemand[], stock: ReadonlyMap<string, number>): Problem {
  return new Problem('OUT_OF_STOCK', 'There is not enough in stock', {
    detail: refused.map(({ variantId }) => stock.get(variantId) ?? 0).join(', '),
    errors: refused.map(({ id }) => ({ field: id, code: 'OUT_OF_STOCK' })),
  })
}
