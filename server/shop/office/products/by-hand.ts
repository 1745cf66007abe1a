import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type {
  OfficeNewProduct,
  OfficeNewVariant,
  OfficeVariantAddition,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { products, variants } from '../../../db/schema/catalogue.ts'
import { productIdOf, variantIdOf } from '../../../import/catalogue-sheets.ts'
import type { Column } from '../../../import/variant-rows.ts'
import { invalid, notFound, refuseOldVersion } from '../../common/problem.ts'
import { writeAudit } from '../audit-log.ts'
import { keyOf, readBelongings, readGoods, readTakenIds, variantNameOf, type Goods } from '../import/goods.ts'
import { planProduct } from '../import/plan.ts'
import { writeGoods } from '../import/write.ts'
import type { StaffMember } from '../staff-sessions.ts'
import { readForStaff, variantsOf } from './read-product.ts'

const uniqueViolation = '23505'

type Cells = Partial<Record<Column, string | null>>

/** Adds a product as an import of one row would: a draft, with the picture of its category. */
export async function addProduct(
  db: Queries,
  member: StaffMember,
  { code, name, unit, categoryPath, variant }: OfficeNewProduct,
): Promise<string> {
  const id = productIdOf(code)
  await db.transaction(async (tx) => {
    // Of two who add the same one at once, the second waits, and is told.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`)
    if ((await readGoods(tx, [code])).has(keyOf(code))) throw wrong('code', 'taken')
    const ofProduct = {
      category: categoryPath,
      name_th: name.th.trim(),
      name_en: name.en.trim(),
      unit_th: unit.th.trim(),
      unit_en: unit.en.trim(),
    }
    await addRow(tx, member, { code, goods: undefined, variant, ofProduct })
  })
  return id
}

export async function addVariant(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, variant }: OfficeVariantAddition,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { goods, known } = await readForStaff(tx, id, { isLocked: true })
    refuseOldVersion(known, version)
    if (goods.variants.has(variant.code)) throw wrong('variant.code', 'taken')
    await addRow(tx, member, { code: goods.product.code, goods, variant, ofProduct: {} })
  })
}

interface NewRow {
  code: string
  goods: Goods | undefined
  variant: OfficeNewVariant
  ofProduct: Cells
}

async function addRow(tx: Queries, member: StaffMember, { code, goods, variant, ofProduct }: NewRow) {
  if (variantIdOf(code, variant.code).length > 64) throw wrong('variant.code', 'tooLong')
  const belongings = await readBelongings(tx)
  const given = { ...ofProduct, ...variantCellsOf(variant) }
  // No file wrote it.
  const row = { line: 1, code, variant: variant.code, cells: [], given }
  const key = keyOf(code)
  const takenIds = await readTakenIds(tx, new Map([[key, [row]]]), new Map(goods && [[key, goods]]))
  const rows = planProduct([row], goods, belongings, takenIds)
  if (rows.some(({ fault }) => fault?.code === 'taken')) throw wrong('variant.code', 'taken')
  // The contract asks for all else that a new row needs.
  if (rows.some(({ fault }) => fault)) throw wrong('categoryPath', 'unknown')
  try {
    await writeGoods(tx, { staffId: member.id, action: 'saveProduct' }, [{ rows, goods }], belongings)
  } catch (error) {
    throw takenMeanwhile(error) ?? error
  }
}

/** Another product, or an import, was given the same id since it was looked for. */
function takenMeanwhile(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof pg.DatabaseError) || cause.code !== uniqueViolation) return undefined
  return wrong(cause.table === 'variants' ? 'variant.code' : 'code', 'taken')
}

const variantCellsOf = (variant: OfficeNewVariant): Cells => ({
  color: variant.hex.toLowerCase(),
  color_th: variant.color.th.trim(),
  color_en: variant.color.en.trim(),
  size_th: variant.size.th.trim(),
  size_en: variant.size.en.trim(),
  width_mm: String(variant.widthMm),
  length_mm: String(variant.lengthMm),
  ...(variant.thicknessMm !== undefined && { thickness_mm: String(variant.thicknessMm) }),
  weight_g: String(variant.weightGrams),
  price: String(variant.price.amount),
  stock: String(variant.stock),
})

/** Takes a variant out of the shop, and out of carts; orders keep what they say of it. */
export async function removeVariant(
  db: Queries,
  member: StaffMember,
  { id, version, variantId }: { id: string; version: number; variantId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Before the variants, as a checkout locks them.
    await tx.execute(
      sql`update carts set version = version + 1
        where customer_id in (select customer_id from cart_lines where variant_id = ${variantId})`,
    )
    const { goods, known } = await readForStaff(tx, id, { isLocked: true })
    refuseOldVersion(known, version)
    const ofProduct = variantsOf(goods)
    const variant = ofProduct.find((one) => one.id === variantId)
    if (!variant) throw notFound('There is no such variant')
    if (ofProduct.length === 1) throw wrong('variantId', 'last')
    await tx.delete(variants).where(eq(variants.id, variantId))
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, id))
    const before = variantNameOf(variant)
    const changes = [{ field: 'variants', before }]
    await writeAudit(tx, { staffId: member.id, action: 'saveProduct', subject: id, changes })
  })
}

const wrong = (field: string, code: string) => invalid('It cannot be so', [{ field, code }])
