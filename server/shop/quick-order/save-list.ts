import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { unitSatang } from '../../../machines/quantity-prices.ts'
import type {
  QuickOrderPiece,
  SavedListChange,
  SavedListInput,
  SavedListSummary,
} from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { savedLists, type SavedLine } from '../../db/schema/saved-lists.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { Problem, productNotFound, fieldRefused } from '../common/problem.ts'
import { pricesOf } from '../common/variant-prices.ts'
import { noSuchList, summary, theirList, toSummary } from './saved-lists.ts'

const maxLists = 50

/** Keeps lines under a name that no other list of the customer has. */
export function createSavedList(
  db: Queries,
  customerId: string,
  { name, lines }: SavedListInput,
): Promise<SavedListSummary> {
  return db.transaction(async (tx) => {
    // Two lists that are saved at once would each see the last free place, or the name free.
    await lockCustomer(tx, customerId)
    if ((await tx.$count(savedLists, eq(savedLists.customerId, customerId))) >= maxLists)
      throw new Problem('SAVED_LISTS_FULL', 'There are too many lists', { detail: String(maxLists) })
    const id = randomUUID()
    const values = { id, customerId, name: await freeName(tx, customerId, id, name) }
    const [row] = await tx
      .insert(savedLists)
      .values({ ...values, lines: await pricedLines(tx, lines) })
      .returning(summary)
    if (!row) throw new Error('The list was not written')
    return toSummary(row)
  })
}

/** Renames a list, or replaces its lines, which are then kept with the prices of today. */
export function updateSavedList(
  db: Queries,
  customerId: string,
  id: string,
  { name, lines }: SavedListChange,
): Promise<SavedListSummary> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [row] = await tx
      .update(savedLists)
      .set({
        name: await freeName(tx, customerId, id, name),
        ...(lines && { lines: await pricedLines(tx, lines), savedAt: new Date() }),
      })
      .where(theirList(customerId, id))
      .returning(summary)
    if (!row) throw noSuchList()
    return toSummary(row)
  })
}

export async function deleteSavedList(db: Queries, customerId: string, id: string): Promise<void> {
  const gone = await db.delete(savedLists).where(theirList(customerId, id)).returning({ id: savedLists.id })
  if (gone.length === 0) throw noSuchList()
}

/** Returns the name as it is kept; names that differ in their case alone are the same. */
async function freeName(tx: Queries, customerId: string, id: string, wanted: string): Promise<string> {
  const name = wanted.trim()
  const taken = await tx.$count(
    savedLists,
    and(
      eq(savedLists.customerId, customerId),
      ne(savedLists.id, id),
      sql`lower(${savedLists.name}) = lower(${name})`,
    ),
  )
  if (taken === 0) return name
  throw fieldRefused('LIST_NAME_TAKEN', 'name', 'Another list has this name')
}

async function pricedLines(tx: Queries, lines: readonly QuickOrderPiece[]): Promise<SavedLine[]> {
  const rows = await tx
    .select({ code: products.code, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      inArray(
        variants.id,
        lines.map(({ variantId }) => variantId),
      ),
    )
  const known = new Map(rows.map((row) => [row.variant.id, row]))
  return lines.map(({ productId, variantId, quantity }) => {
    const found = known.get(variantId)
    if (found?.variant.productId !== productId) throw productNotFound()
    return {
      variantId,
      // A variant's id is that of its product and its name.
      code: `${found.code} ${variantId.slice(productId.length + 1)}`,
      quantity,
      satang: unitSatang(pricesOf(found.variant), quantity),
    }
  })
}
