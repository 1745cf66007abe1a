import { sql } from 'drizzle-orm'
import type { AuditedChange } from '../../../../openapi/generated/schema.ts'
import { insertAll, replaceBy } from '../../../db/insert-all.ts'
import type { Queries } from '../../../db/database.ts'
import { productDescriptions, productImages, products, variants } from '../../../db/schema/catalogue.ts'
import { auditLog } from '../../../db/schema/staff.ts'
import { productIdOf, variantIdOf } from '../../../import/catalogue-sheets.ts'
import { productFields, valuesOf, variantFields, type Belongings, type Goods } from './goods.ts'
import { settleSpecials } from '../products/special-times.ts'
import { mergedCells, type PlannedRow } from './plan.ts'

export interface Plan {
  rows: readonly PlannedRow[]
  goods: Goods | undefined
  /** What was changed besides: when its special prices hold. */
  changedTimes?: AuditedChange[]
}

/** Who writes, and what the log calls it. */
interface Writing {
  staffId: string
  action: 'importProduct' | 'saveProduct' | 'countStock'
}

/** Pixels of the drawings that categories show. */
const categoryPicture = 800

/** Writes what the rows say: all that changes in few statements, however many products there are. */
export async function writeGoods(
  tx: Queries,
  writing: Writing,
  plans: readonly Plan[],
  belongings: Belongings,
): Promise<void> {
  const added = plans.filter(({ goods }) => !goods)
  const changed = plans.filter(({ goods, rows }) => goods && rows.some(changesProduct))
  const productOf = (plan: Plan) => productRow(plan, belongings)
  if (added.length > 0) {
    await insertAll(tx, products, added.map(productOf).map(withoutTexts))
    await insertAll(tx, productImages, added.map(productOf).map(firstImage))
  }
  if (changed.length > 0)
    await insertAll(tx, products, changed.map(productOf).map(withoutTexts), replaceBy('id'))
  const described = [...added, ...changed]
  if (described.length > 0)
    await insertAll(
      tx,
      productDescriptions,
      described.map(productOf).map(({ id, htmlTh, htmlEn }) => ({ productId: id, htmlTh, htmlEn })),
      replaceBy('product_id'),
    )
  const written = plans.map(variantRows)
  const known = written.flatMap(({ changed }) => changed)
  if (known.length > 0) await insertAll(tx, variants, known, replaceBy('id'))
  // Without replacing: an id that another product's variant was given meanwhile is refused, and not taken over.
  const fresh = written.flatMap(({ added }) => added)
  if (fresh.length > 0) await insertAll(tx, variants, fresh)
  const productIds = plans.flatMap(({ goods }) => (goods ? [goods.product.id] : []))
  await settleSpecials(tx, productIds)
  await tx.execute(
    sql`update products set version = version + 1 where id = any (${sql.param(productIds)}::text[])`,
  )
  await insertAll(tx, auditLog, plans.map(auditRow(writing)))
}

const changesProduct = ({ changes }: PlannedRow) => changes.some(({ field }) => field in productFields)

function productRow({ rows, goods }: Plan, belongings: Belongings) {
  const [first] = rows
  const code = first?.code ?? ''
  const given = valuesOf(productFields, mergedCells(rows))
  const path = given.categoryPath ?? goods?.product.categoryPath ?? ''
  const category = belongings.categories.get(path)
  const imageUrl = category?.imageUrl ?? ''
  const row = {
    id: productIdOf(code),
    code,
    nameTh: '',
    nameEn: '',
    unitTh: '',
    unitEn: '',
    isForSale: false,
    isRecommended: false,
    isCuttable: false,
    createdAt: new Date(),
    // Until it has its own picture, it has that of its category.
    imageUrl,
    imageAltTh: given.nameTh ?? '',
    imageAltEn: given.nameEn ?? '',
    htmlTh: '',
    htmlEn: '',
    ...goods?.product,
    ...given,
  }
  return { ...row, categoryId: category?.id ?? row.categoryPath ?? '' }
}

type Described = ReturnType<typeof productRow>

function withoutTexts({ htmlTh: _thai, htmlEn: _english, categoryPath: _path, ...row }: Described) {
  return row
}

const firstImage = ({ id, imageUrl, imageAltTh, imageAltEn }: Described) => ({
  productId: id,
  position: 1,
  url: imageUrl,
  altTh: imageAltTh,
  altEn: imageAltEn,
  width: categoryPicture,
  height: categoryPicture,
})

type Variant = typeof variants.$inferInsert

function variantRows({ rows, goods }: Plan): { changed: Variant[]; added: Variant[] } {
  const taken = [...(goods?.variants.values() ?? [])].map(({ position }) => position)
  let last = Math.max(0, ...taken)
  const written: ReturnType<typeof variantRows> = { changed: [], added: [] }
  for (const row of rows) {
    const known = goods?.variants.get(row.variant)
    const given = valuesOf(variantFields, row.given)
    if (known) {
      if (row.changes.some(({ field }) => field in variantFields))
        written.changed.push({ ...known, ...given })
      continue
    }
    last += 1
    const id = variantIdOf(row.code, row.variant)
    const productId = goods?.product.id ?? productIdOf(row.code)
    // The cast is safe: what a new variant lacks is a fault of its row.
    written.added.push({ ...given, id, productId, position: last } as Variant)
  }
  return written
}

const auditRow =
  (writing: Writing) =>
  ({ rows, goods, changedTimes = [] }: Plan): typeof auditLog.$inferInsert => ({
    ...writing,
    subject: goods?.product.id ?? productIdOf(rows[0]?.code ?? ''),
    changes: [
      ...changedTimes,
      ...rows.flatMap(({ variant, changes }) =>
        changes.map(({ field, before, after }) => ({
          field: field in productFields ? field : `${variant} ${field}`,
          ...(before !== undefined && { before }),
          ...(after !== undefined && { after }),
        })),
      ),
    ],
  })
