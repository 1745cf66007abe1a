import { eq, inArray, sql } from 'drizzle-orm'
import { readTiers, tiersText } from '../../../../machines/quantity-prices.ts'
import type { Queries } from '../../../db/database.ts'
import {
  categories,
  materials,
  productDescriptions,
  products,
  variants,
} from '../../../db/schema/catalogue.ts'
import { variantIdOf } from '../../../import/catalogue-sheets.ts'
import type { Column, ProductColumn, VariantColumn } from '../../../import/variant-rows.ts'
import { satangOf } from '../../common/measures.ts'

export type ProductRow = Awaited<ReturnType<typeof productRows>>[number]
export type VariantRow = typeof variants.$inferSelect

/** A product as it stands, with its variants by the names that rows give them. */
export interface Goods {
  product: ProductRow
  variants: Map<string, VariantRow>
}

/** What a value of the database is in a cell, and back. */
interface Field<Row> {
  column: keyof Row
  toText: (value: never) => string
  toValue: (text: string) => unknown
}

const field = <Row, Value>(
  column: keyof Row,
  toText: (value: Value) => string,
  toValue: (text: string) => Value,
): Field<Row> => ({ column, toText, toValue })
const words = <Row>(column: keyof Row) =>
  field<Row, string>(
    column,
    (value) => value,
    (text) => text,
  )
const figure = <Row>(column: keyof Row) => field<Row, number>(column, String, Number)
const money = <Row>(column: keyof Row) =>
  field<Row, number>(
    column,
    (satang) => String(satang / 100),
    (text) => satangOf(Number(text)),
  )
const yesOrNo = <Row>(column: keyof Row) =>
  field<Row, boolean>(
    column,
    (value) => (value ? 'yes' : 'no'),
    (text) => text === 'yes',
  )

export const productFields: Record<ProductColumn, Field<ProductRow>> = {
  category: words('categoryPath'),
  material: words('materialId'),
  name_th: words('nameTh'),
  name_en: words('nameEn'),
  unit_th: words('unitTh'),
  unit_en: words('unitEn'),
  description_th: words('htmlTh'),
  description_en: words('htmlEn'),
  for_sale: yesOrNo('isForSale'),
  recommended: yesOrNo('isRecommended'),
  cuttable: yesOrNo('isCuttable'),
}

export const variantFields: Record<VariantColumn, Field<VariantRow>> = {
  color: words('colorHex'),
  color_th: words('colorNameTh'),
  color_en: words('colorNameEn'),
  size_th: words('labelTh'),
  size_en: words('labelEn'),
  width_mm: figure('widthMm'),
  length_mm: figure('lengthMm'),
  thickness_mm: figure('thicknessMm'),
  weight_g: figure('weightGrams'),
  price: money('priceSatang'),
  special_price: money('specialPriceSatang'),
  price_tiers: field('priceTiers', tiersText, (text) => readTiers(text) ?? []),
  stock: figure('stock'),
}

/** The value in a cell; null where there is none. */
export function cellOf<Row>({ column, toText }: Field<Row>, row: Row): string | null {
  const value = row[column] ?? null
  // The cast is safe: each field reads the type of its own column.
  return value === null || value === '' ? null : toText(value as never)
}

/** The given cells as columns of a row. */
export function valuesOf<Row, Name extends Column>(
  fields: Record<Name, Field<Row>>,
  given: Partial<Record<Column, string | null>>,
): Partial<Row> {
  const values = (Object.keys(fields) as Name[]).flatMap((name) => {
    const cell = given[name]
    const { column, toValue } = fields[name]
    return cell === undefined ? [] : [[column, cell === null ? null : toValue(cell)]]
  })
  // The cast is safe: each field gives the type of its own column.
  return Object.fromEntries(values) as Partial<Row>
}

/** Codes differ in more than their case: they stand in addresses. */
export const keyOf = (code: string): string => code.toLowerCase()

/** Reads products by their codes, under `keyOf`; locks their variants against orders when they are to be written. */
export async function readGoods(
  db: Queries,
  codes: readonly string[],
  { isLocked = false } = {},
): Promise<Map<string, Goods>> {
  // Before anything is read that is written back: whoever writes a product locks its variants first.
  if (isLocked) await lockVariants(db, codes)
  const rows = await productRows(db, codes)
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select()
    .from(variants)
    .where(sql`${variants.productId} = any (${sql.param(ids)}::text[])`)
    .orderBy(variants.id)
  const goods = new Map(
    rows.map((product) => [product.id, { product, variants: new Map<string, VariantRow>() }]),
  )
  for (const variant of found)
    goods.get(variant.productId)?.variants.set(variantNameOf(variant), withPlannedSpecial(variant))
  return new Map([...goods.values()].map((one) => [keyOf(one.product.code), one]))
}

/** A special price that waits for its time is read as one; once it is written, `settleSpecials` puts it aside again. */
const withPlannedSpecial = (variant: VariantRow): VariantRow => ({
  ...variant,
  specialPriceSatang: variant.plannedSpecialSatang ?? variant.specialPriceSatang,
  plannedSpecialSatang: null,
})

/** The id of a variant is that of its product and its name. */
export const variantNameOf = ({ id, productId }: Pick<VariantRow, 'id' | 'productId'>): string =>
  id.startsWith(`${productId}-`) ? id.slice(productId.length + 1) : id

/** Of the ids that new variants would have, those that variants of other products have: `A-1` `2-red` and `A` `1-2-red` share one. */
export async function readTakenIds(
  db: Queries,
  groups: ReadonlyMap<string, readonly { code: string; variant: string }[]>,
  goods: ReadonlyMap<string, Goods>,
): Promise<Set<string>> {
  const planned = [...groups].flatMap(([key, rows]) =>
    rows
      .filter(({ variant }) => !goods.get(key)?.variants.has(variant))
      .map(({ code, variant }) => variantIdOf(code, variant)),
  )
  const found = await db
    .select({ id: variants.id })
    .from(variants)
    .where(sql`${variants.id} = any (${sql.param(planned)}::text[])`)
  return new Set(found.map(({ id }) => id))
}

const hasCode = (codes: readonly string[]) =>
  sql`lower(${products.code}) = any (${sql.param(codes.map(keyOf))}::text[])`

const lockVariants = (db: Queries, codes: readonly string[]) =>
  db
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, db.select({ id: products.id }).from(products).where(hasCode(codes))))
    .orderBy(variants.id)
    .for('no key update')

const productRows = (db: Queries, codes: readonly string[]) => productQuery(db).where(hasCode(codes))

const productQuery = (db: Queries) =>
  db
    .select({
      id: products.id,
      code: products.code,
      categoryId: products.categoryId,
      categoryPath: categories.path,
      materialId: products.materialId,
      nameTh: products.nameTh,
      nameEn: products.nameEn,
      unitTh: products.unitTh,
      unitEn: products.unitEn,
      imageUrl: products.imageUrl,
      imageAltTh: products.imageAltTh,
      imageAltEn: products.imageAltEn,
      isForSale: products.isForSale,
      isRecommended: products.isRecommended,
      isCuttable: products.isCuttable,
      createdAt: products.createdAt,
      htmlTh: sql<string>`coalesce(${productDescriptions.htmlTh}, '')`,
      htmlEn: sql<string>`coalesce(${productDescriptions.htmlEn}, '')`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productDescriptions, eq(productDescriptions.productId, products.id))

/** What products can belong to. */
export interface Belongings {
  categories: Map<string, { id: string; imageUrl: string }>
  materials: Set<string>
}

export async function readBelongings(db: Queries): Promise<Belongings> {
  const ofCategories = await db
    .select({ path: categories.path, id: categories.id, imageUrl: categories.imageUrl })
    .from(categories)
  const ofMaterials = await db.select({ id: materials.id }).from(materials)
  return {
    categories: new Map(ofCategories.map(({ path, ...category }) => [path, category])),
    materials: new Set(ofMaterials.map(({ id }) => id)),
  }
}
