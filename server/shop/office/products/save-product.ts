import { eq } from 'drizzle-orm'
import { readTiers, tiersText } from '../../../../machines/quantity-prices.ts'
import type {
  FieldProblem,
  OfficeProductChange,
  OfficeProductTexts,
  OfficeStockChange,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { products } from '../../../db/schema/catalogue.ts'
import { storedDescription, type Column, type VariantColumn } from '../../../import/variant-rows.ts'
import { invalid, refuseOldVersion } from '../../common/problem.ts'
import { changesBetween } from '../audit-log.ts'
import { readBelongings, variantNameOf, type Goods } from '../import/goods.ts'
import { planProduct } from '../import/plan.ts'
import { writeGoods } from '../import/write.ts'
import type { StaffMember } from '../staff-sessions.ts'
import { readForStaff, timesOf, variantsOf } from './read-product.ts'

type Cells = Partial<Record<Column, string | null>>
type Given = ReadonlyMap<string, { place: string; cells: Partial<Record<VariantColumn, string | null>> }>

/** Writes what staff changed, as an import of its rows would. */
export async function saveProduct(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, texts, variants }: OfficeProductChange,
): Promise<void> {
  refuseWrongTimes(texts)
  refuseWrongTiers(variants)
  const given: Given = new Map(
    variants.map(({ variantId, price, specialPrice, priceTiers, stock }, index) => [
      variantId,
      {
        place: `variants.${index}`,
        cells: {
          price: String(price.amount),
          special_price: specialPrice ? String(specialPrice.amount) : null,
          price_tiers: priceTiers ? tiersText(priceTiers) : null,
          ...(stock !== undefined && { stock: String(stock) }),
        },
      },
    ]),
  )
  const action = 'saveProduct'
  await writeProduct(db, { member, action, id, version }, { given, texts })
}

/** Writes how many there are. */
export async function countStock(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, stocks }: OfficeStockChange,
): Promise<void> {
  const given: Given = new Map(
    stocks.map(({ variantId, stock }, index) => [
      variantId,
      { place: `stocks.${index}`, cells: { stock: String(stock) } },
    ]),
  )
  await writeProduct(db, { member, action: 'countStock', id, version }, { given })
}

interface Doing {
  member: StaffMember
  action: 'saveProduct' | 'countStock'
  id: string
  version: number
}

async function writeProduct(
  db: Queries,
  { member, action, id, version }: Doing,
  { given, texts }: { given: Given; texts?: OfficeProductTexts },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { goods, known } = await readForStaff(tx, id, { isLocked: true })
    refuseOldVersion(known, version)
    refuseUnknown(goods, given)
    const belongings = await readBelongings(tx)
    const cells = texts ? productCells(texts, goods) : {}
    // It adds no variant, so no id can be taken.
    const rows = planProduct(rowsOf(goods, given, cells), goods, belongings, new Set())
    refuseFaults(rows, given, goods)
    const times = texts ? givenTimes(texts) : known
    const changedTimes = changesBetween(timesOf(known), timesOf(times))
    if (changedTimes.length === 0 && rows.every(({ changes }) => changes.length === 0)) return
    const { specialFrom, specialUntil } = times
    if (changedTimes.length > 0)
      await tx.update(products).set({ specialFrom, specialUntil }).where(eq(products.id, id))
    await writeGoods(tx, { staffId: member.id, action }, [{ rows, goods, changedTimes }], belongings)
  })
}

const dateOf = (moment: string | undefined) => (moment === undefined ? null : new Date(moment))
const givenTimes = ({ specialFrom, specialUntil }: OfficeProductTexts) => ({
  specialFrom: dateOf(specialFrom),
  specialUntil: dateOf(specialUntil),
})

const productCells = (texts: OfficeProductTexts, { product }: Goods): Cells => ({
  category: texts.categoryPath,
  material: texts.materialId ?? null,
  name_th: texts.name.th.trim(),
  name_en: texts.name.en.trim(),
  unit_th: texts.unit.th.trim(),
  unit_en: texts.unit.en.trim(),
  ...describing('description_th', texts.description.th, product.htmlTh),
  ...describing('description_en', texts.description.en, product.htmlEn),
  for_sale: texts.isForSale ? 'yes' : 'no',
  recommended: texts.isRecommended ? 'yes' : 'no',
  ...(texts.isCuttable !== undefined && { cuttable: texts.isCuttable ? 'yes' : 'no' }),
})

/** Left out where the description was empty and stays so: the plan would count an empty text as a change. */
function describing(column: Column, html: string, before: string): Cells {
  const description = storedDescription(html)
  return description === '' && before === '' ? {} : { [column]: description }
}

/** A row for each variant, of which the first speaks for the product. */
const rowsOf = (goods: Goods, given: Given, cells: Cells) =>
  variantsOf(goods).map((variant, index) => ({
    line: index + 1,
    code: goods.product.code,
    variant: variantNameOf(variant),
    // No file wrote it.
    cells: [],
    given: { ...(index === 0 && cells), ...given.get(variant.id)?.cells },
  }))

function refuseWrongTimes({ specialFrom, specialUntil }: OfficeProductTexts): void {
  if (specialUntil === undefined) return
  const until = new Date(specialUntil)
  refuse([
    until <= new Date() && { field: 'texts.specialUntil', code: 'past' },
    specialFrom !== undefined &&
      until <= new Date(specialFrom) && { field: 'texts.specialUntil', code: 'beforeStart' },
  ])
}

function refuseWrongTiers(changes: OfficeProductChange['variants']): void {
  refuse(
    changes.map(
      ({ priceTiers }, index) =>
        priceTiers !== undefined &&
        readTiers(tiersText(priceTiers)) === undefined && {
          field: `variants.${index}.priceTiers`,
          code: 'notFalling',
        },
    ),
  )
}

function refuseUnknown(goods: Goods, given: Given): void {
  const ids = new Set(variantsOf(goods).map(({ id }) => id))
  refuse([
    ids.size === 0 && { field: 'variants', code: 'unknown' },
    ...[...given].map(([id, { place }]) => !ids.has(id) && { field: `${place}.variantId`, code: 'unknown' }),
  ])
}

/** The faults that rows of an import can have, at the fields they came from. */
function refuseFaults(rows: ReturnType<typeof planProduct>, given: Given, goods: Goods): void {
  const fields: Partial<Record<string, string>> = { category: 'categoryPath', material: 'materialId' }
  const idOf = new Map(variantsOf(goods).map((variant) => [variantNameOf(variant), variant.id]))
  refuse(
    rows.map(({ fault, variant }) => {
      const field = fields[fault?.column ?? '']
      if (!fault) return false
      if (field) return { field: `texts.${field}`, code: 'unknown' }
      const place = given.get(idOf.get(variant) ?? '')?.place
      return { field: `${place}.specialPrice`, code: 'notBelowPrice' }
    }),
  )
}

function refuse(errors: readonly (FieldProblem | false)[]): void {
  const found = errors.filter((one) => one !== false)
  if (found.length > 0) throw invalid('The product cannot be like that', found)
}
