import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Cart, CartPatch, CartPut, CartChange } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { cartLines, carts } from '../../db/schema/carts.ts'
import { notFound, Problem, invalid, productNotFound, fieldRefused } from '../common/problem.ts'
import type { ApiLanguage } from '../common/language.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import type { CartLine } from './cart-line.ts'
import { productVariantColumns, paidSatang, type ProductVariant } from './product-variant.ts'
import { cuttingPlanner, type PlanCutting } from './plan-cutting.ts'
import { toCart } from './to-cart.ts'

interface Patch {
  customerId: string
  changes: CartPatch
  /** The cart version that the shopper saw, from If-Match; absent when any version will do. */
  version: number | undefined
  language: ApiLanguage
  settings: Pick<ShopSettings, 'cutting'>
}

/** Applies all changes or none, and returns the resulting cart. */
export function patchCart(db: Queries, patch: Patch): Promise<Cart> {
  const { customerId, changes, language, settings } = patch
  return db.transaction(async (tx) => {
    const version = await lockCart(tx, customerId)
    if (patch.version !== undefined && patch.version !== version)
      throw new Problem('CART_CONFLICT', 'The cart has changed')
    const { lines, known } = await readProductVariants(tx, customerId, changes)
    const changed = changeLines(lines, changes, { known, planCutting: cuttingPlanner(settings.cutting) })
    if (isSame(lines, changed)) return toCart(version, changed, language)
    await writeLines(tx, customerId, lines, changed)
    await tx
      .update(carts)
      .set({ version: version + 1 })
      .where(eq(carts.customerId, customerId))
    return toCart(version + 1, changed, language)
  })
}

/** Locks the cart until the end of the transaction, so that no other request changes or orders it. Returns its version. */
export async function lockCart(tx: Queries, customerId: string): Promise<number> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into ${carts} (customer_id, version) select id, 0 from customers where id = ${customerId}
    on conflict (customer_id) do update set version = ${carts}.version returning version`)
  const [cart] = rows
  if (!cart) throw notFound('No such customer')
  return cart.version
}

/** Whether the changes leave the cart as it was: removing an absent line does. */
function isSame(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  const known = new Map(before.map((line) => [line.id, line]))
  return before.length === after.length && after.every((line) => isWritten(line, known.get(line.id)))
}

/** Whether the stored line says what the new one says. */
const isWritten = (line: CartLine, stored: CartLine | undefined) =>
  stored?.quantity === line.quantity &&
  stored.cutting === line.cutting &&
  stored.seenSatang === paidSatang(line.productVariant, line.quantity)

/** The lines of the cart in order, and all products that the lines or the changes mention. */
async function readProductVariants(
  tx: Queries,
  customerId: string,
  changes: Patch['changes'],
): Promise<{ lines: CartLine[]; known: Map<string, ProductVariant> }> {
  const wanted = sql.param(changes.map(({ value }) => value.variantId))
  const rows = await tx
    .select({ line: cartLines, ...productVariantColumns })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(
      cartLines,
      sql`${cartLines.variantId} = ${variants.id} and ${cartLines.customerId} = ${customerId}`,
    )
    .where(
      inArray(
        variants.id,
        sql`(select variant_id from ${cartLines} where customer_id = ${customerId} union select unnest(${wanted}::text[]))`,
      ),
    )
    .orderBy(cartLines.position)
    // Staff remove a variant before this or after the change, never between.
    .for('key share', { of: variants })
  return {
    lines: rows.flatMap(({ line, ...productVariant }) => (line ? [{ ...line, productVariant }] : [])),
    known: new Map(rows.map(({ line: _, ...productVariant }) => [productVariant.variant.id, productVariant])),
  }
}

async function writeLines(
  tx: Queries,
  customerId: string,
  before: readonly CartLine[],
  after: readonly CartLine[],
): Promise<void> {
  const stored = new Map(after.map((line) => [line.id, line]))
  const gone = before.filter(({ id }) => !stored.has(id))
  if (gone.length > 0) {
    await tx.delete(cartLines).where(
      inArray(
        cartLines.id,
        gone.map(({ id }) => id),
      ),
    )
  }
  const known = new Map(before.map((line) => [line.id, line]))
  const written = after.filter((line) => !isWritten(line, known.get(line.id)))
  if (written.length === 0) return
  await tx
    .insert(cartLines)
    .values(
      written.map(({ id, quantity, productVariant, cutting }) => ({
        id,
        customerId,
        variantId: productVariant.variant.id,
        quantity,
        seenSatang: paidSatang(productVariant, quantity),
        cutting,
      })),
    )
    .onConflictDoUpdate({
      target: cartLines.id,
      set: {
        quantity: sql`excluded.quantity`,
        seenSatang: sql`excluded.seen_satang`,
        cutting: sql`excluded.cutting`,
      },
    })
}

const maxPieces = 9_999
/** Maximum number of lines in a cart: more than any order needs, and few enough for one page. */
export const maxLines = 200

/** Applies the changes in order and returns the lines; a refusal names the first change that is not possible. */
function changeLines(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
  { known, planCutting }: { known: ReadonlyMap<string, ProductVariant>; planCutting: PlanCutting },
): CartLine[] {
  const byVariant = new Map(lines.map((line) => [line.productVariant.variant.id, line]))
  for (const [index, change] of changes.entries()) {
    const { productId, variantId } = change.value
    const productVariant = known.get(variantId)
    if (productVariant?.variant.productId !== productId) throw productNotFound()
    const line = byVariant.get(variantId)
    if (change.op === 'remove') {
      byVariant.delete(variantId)
      continue
    }
    const { quantity, cutting } = wantedOf(change, {
      productVariant,
      line,
      planCutting,
      field: `${index}.value`,
    })
    refuseWhatCannotBe(productVariant, quantity, `${index}.value.quantity`)
    if (!line && byVariant.size === maxLines)
      throw invalid('The cart is full', [{ field: `${index}.value`, code: 'maxItems' }])
    byVariant.set(variantId, {
      id: line?.id ?? randomUUID(),
      quantity,
      seenSatang: paidSatang(productVariant, quantity),
      productVariant,
      cutting,
    })
  }
  return [...byVariant.values()]
}

interface Wanting {
  productVariant: ProductVariant
  /** The line as it stands. */
  line: CartLine | undefined
  planCutting: PlanCutting
  field: string
}

/** How many sheets the line has after the change, and what is cut from them. */
function wantedOf(
  { op, value }: CartPut,
  { productVariant, line, planCutting, field }: Wanting,
): Pick<CartLine, 'quantity' | 'cutting'> {
  const addedTo = op === 'add' ? line : undefined
  if (value.cutting)
    return planCutting({
      productVariant,
      list: value.cutting,
      quantity: value.quantity,
      line: addedTo,
      field,
    })
  const cutting = line?.cutting ?? null
  const quantity = (addedTo?.quantity ?? 0) + value.quantity
  if (cutting && quantity < cutting.sheets)
    throw invalid('The pieces need more sheets', [{ field: `${field}.quantity`, code: 'minimum' }])
  return { quantity, cutting }
}

function refuseWhatCannotBe({ product, variant }: ProductVariant, quantity: number, field: string): void {
  if (!product.isForSale) throw fieldRefused('NOT_FOR_SALE', field, 'The product is not sold any more')
  if (quantity > variant.stock) {
    throw new Problem('OUT_OF_STOCK', 'There is not enough in stock', {
      detail: String(variant.stock),
      errors: [{ field, code: 'OUT_OF_STOCK' }],
    })
  }
  if (quantity > maxPieces)
    throw invalid('That is too many pieces of one thing', [{ field, code: 'maximumInCart' }])
}
