import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { materials, products } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import {
  inPriceRange,
  isSpecial,
  wantedProducts,
  withStock,
  type Narrowing,
  type ProductFilters,
} from './product-filter.ts'
import { understand } from './search/understand.ts'
import { countVariantFacets } from './variant-facets.ts'

/** Each facet is counted under all filters but its own, so that a value that is offered always leads to goods. */
export async function listProductFacets(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...filters }: ProductFilters,
): Promise<ProductFacets> {
  const query = { ...filters, search: await understand(db, keyword ?? '') }
  const [ofVariants, ofMaterials, figures] = await Promise.all([
    countVariantFacets(db, language, query),
    materialFacet(db, language, query),
    readFigures(db, query),
  ])
  return { ...ofVariants, materials: ofMaterials, ...figures }
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
    .where(wantedProducts({ ...query, material: undefined }))
    .groupBy(materials.id)
    .orderBy(asc(materials.position))
}

/** In one reading of the products: under all filters but those that some figure leaves out, which are told apart here. */
async function readFigures(
  db: Queries,
  { minPrice, maxPrice, inStock, special, ...query }: Narrowing,
): Promise<Pick<ProductFacets, 'prices' | 'inStock' | 'special' | 'totalRecords'>> {
  const [price, stock, offer] = [inPriceRange({ minPrice, maxPrice }), withStock(inStock), isSpecial(special)]
  const under = (...conditions: (SQL | undefined)[]) => sql`filter (where ${and(...conditions) ?? sql`true`})`
  const count = (...conditions: (SQL | undefined)[]) =>
    sql`(count(*) ${under(...conditions)})::int`.mapWith(Number)
  const paid = (figure: SQL) =>
    sql`coalesce(${figure} ${under(stock, offer)}, 0)`.mapWith((satang) => Number(satang) / 100)
  const [row] = await db
    .select({
      min: paid(sql`min(${products.paidSatang})`),
      max: paid(sql`max(${products.paidSatang})`),
      inStock: count(price, offer, withStock(true)),
      special: count(price, stock, isNotNull(products.specialPriceSatang)),
      totalRecords: count(price, stock, offer),
    })
    .from(products)
    .where(wantedProducts(query))
  const { min = 0, max = 0, ...counted } = row ?? { inStock: 0, special: 0, totalRecords: 0 }
  return { prices: { min, max }, ...counted }
}
