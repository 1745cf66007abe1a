import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { materials, products, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { faceLabel } from './face-label.ts'
import { wantedProducts, wantedVariant, type Narrowing, type ProductFilters } from './product-filter.ts'
import { foundVariants, understand } from './search/understand.ts'

const without = (query: Narrowing, ...names: (keyof Narrowing)[]): Narrowing =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !(names as string[]).includes(name)))

const productCount = sql<number>`count(distinct ${variants.productId})::int`

/** Each facet is counted under all filters but its own, so that a value that is offered always leads to goods. */
export async function listProductFacets(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...filters }: ProductFilters,
): Promise<ProductFacets> {
  const query = { ...filters, search: await understand(db, keyword ?? '') }
  const countOf = (narrowing: Narrowing) => db.$count(products, wantedProducts(narrowing))
  const [colors, thicknesses, sizes, ofMaterials, prices, inStock, special, totalRecords] = await Promise.all(
    [
      colorFacet(db, language, without(query, 'color')),
      thicknessFacet(db, without(query, 'thickness')),
      sizeFacet(db, language, without(query, 'size')),
      materialFacet(db, language, without(query, 'material')),
      priceFacet(db, without(query, 'minPrice', 'maxPrice')),
      countOf({ ...query, inStock: true }),
      countOf({ ...query, special: true }),
      countOf(query),
    ],
  )
  return { colors, thicknesses, sizes, materials: ofMaterials, prices, inStock, special, totalRecords }
}

/** One variant has to meet the other filters and have the value. */
const inWantedProducts = (query: Narrowing): SQL | undefined =>
  and(wantedProducts(query), wantedVariant(query), query.search && foundVariants(query.search))

function colorFacet(db: Queries, language: ApiLanguage, query: Narrowing) {
  return db
    .select({
      hex: variants.colorHex,
      name: sql<string>`min(${inLanguage(language, variants.colorNameTh, variants.colorNameEn)})`,
      count: productCount,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inWantedProducts(query))
    .groupBy(variants.colorHex)
    .orderBy(desc(productCount), asc(variants.colorHex))
}

async function thicknessFacet(db: Queries, query: Narrowing) {
  const rows = await db
    .select({ millimetres: variants.thicknessMm, count: productCount })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inWantedProducts(query), isNotNull(variants.thicknessMm)))
    .groupBy(variants.thicknessMm)
    .orderBy(asc(variants.thicknessMm))
  return rows.flatMap(({ millimetres, count }) => (millimetres === null ? [] : [{ millimetres, count }]))
}

async function sizeFacet(db: Queries, language: ApiLanguage, query: Narrowing) {
  const rows = await db
    .select({ width: variants.widthMm, length: variants.lengthMm, count: productCount })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inWantedProducts(query))
    .groupBy(variants.widthMm, variants.lengthMm)
    .orderBy(desc(productCount), desc(variants.widthMm), desc(variants.lengthMm))
  return rows.map(({ width, length, count }) => ({
    id: `${width}x${length}`,
    label: faceLabel(language, width, length),
    count,
  }))
}

function materialFacet(db: Queries, language: ApiLanguage, query: Narrowing) {
  return db
    .select({
      id: materials.id,
      name: inLanguage(language, materials.nameTh, materials.nameEn),
      count: sql<number>`count(*)::int`,
    })
    .from(products)
    .innerJoin(materials, eq(materials.id, products.materialId))
    .where(wantedProducts(query))
    .groupBy(materials.id)
    .orderBy(asc(materials.position))
}

async function priceFacet(db: Queries, query: Narrowing) {
  const [row] = await db
    .select({
      min: sql`coalesce(min(${products.paidSatang}), 0)`.mapWith(Number),
      max: sql`coalesce(max(${products.paidSatang}), 0)`.mapWith(Number),
    })
    .from(products)
    .where(wantedProducts(query))
  return { min: (row?.min ?? 0) / 100, max: (row?.max ?? 0) / 100 }
}
