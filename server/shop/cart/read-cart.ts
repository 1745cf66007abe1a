import { asc, eq, sql } from 'drizzle-orm'
import type { Cart } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { cartLines, carts } from '../../db/schema/carts.ts'
import type { ApiLanguage } from '../common/language.ts'
import type { CartLine } from './cart-line.ts'
import { productVariantColumns, paidSatang } from './product-variant.ts'
import { toCart } from './to-cart.ts'

/** A customer who never added anything has an empty cart of version 0. */
export async function readCart(db: Queries, customerId: string, language: ApiLanguage): Promise<Cart> {
  const { version, lines } = await readCartLines(db, customerId)
  await rememberSeenPrices(db, customerId, lines)
  return toCart(version, lines, language)
}

/** Reads version and lines in one query, so that the version is never newer than the lines. */
export async function readCartLines(
  db: Queries,
  customerId: string,
): Promise<{ version: number; lines: CartLine[] }> {
  const rows = await db
    .select({ version: carts.version, line: cartLines, ...productVariantColumns })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.customerId, carts.customerId))
    .leftJoin(variants, eq(variants.id, cartLines.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(eq(carts.customerId, customerId))
    .orderBy(asc(cartLines.position))
  const lines = rows.flatMap(({ line, variant, product, imageUrl }) =>
    line && variant && product ? [{ ...line, productVariant: { variant, product, imageUrl } }] : [],
  )
  return { version: rows[0]?.version ?? 0, lines }
}

/** Call this while holding the lock of the cart, as for every change of its lines. */
async function rememberSeenPrices(
  db: Queries,
  customerId: string,
  lines: readonly CartLine[],
): Promise<void> {
  const changed = lines.filter(
    ({ seenSatang, productVariant, quantity }) => seenSatang !== paidSatang(productVariant, quantity),
  )
  if (changed.length === 0) return
  const ids = sql.param(changed.map(({ id }) => id))
  const prices = sql.param(
    changed.map(({ productVariant, quantity }) => paidSatang(productVariant, quantity)),
  )
  await db.execute(sql`
    with held as materialized (
      select customer_id from ${carts} where customer_id = ${customerId} for no key update
    )
    update ${cartLines} set seen_satang = seen.satang
    from held, unnest(${ids}::text[], ${prices}::bigint[]) as seen (id, satang)
    where ${cartLines}.id = seen.id and ${cartLines}.customer_id = held.customer_id`)
}
