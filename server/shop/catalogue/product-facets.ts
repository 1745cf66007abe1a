import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { materials, products } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { inPriceRange, wantedProducts, type Narrowing, type ProductFilters } from './product-filter.ts'
import { hasStock } from './product-list-item.ts'
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
  const wanted = db
    .select({
      paid: sql`${products.paidSatang}`.as('paid'),
      isStocked: sql`${hasStock}`.as('is_stocked'),
      isSpecial: sql`${products.specialPriceSatang} is not null`.as('is_special'),
      isInRange: sql`${inPriceRange({ minPrice, maxPrice }) ?? sql`true`}`.as('is_in_range'),
    })
    .from(products)
    .where(wantedProducts(query))
  const stock = inStock === undefined ? undefined : sql`is_stocked = ${inStock}`
  const offer = special === undefined ? undefined : sql`is_special = ${special}`
  const under = (...conditions: (SQL | undefined)[]) => sql`filter (where ${and(...conditions) ?? sql`true`})`
  const { rows } = await db.execute<
    Record<'min' | 'max' | 'inStock' | 'special' | 'totalRecords', number>
  >(sql`
    with wanted as materialized (${wanted})
    select
      coalesce(min(paid) ${under(stock, offer)}, 0)::float8 / 100 as min,
      coalesce(max(paid) ${under(stock, offer)}, 0)::float8 / 100 as max,
      (count(*) ${under(sql`is_in_range and is_stocked`, offer)})::int as "inStock",
      (count(*) ${under(sql`is_in_range and is_special`, stock)})::int as special,
      (count(*) ${under(sql`is_in_range`, stock, offer)})::int as "totalRecords"
    from wanted
  `)
  const { min = 0, max = 0, ...counted } = rows[0] ?? { inStock: 0, special: 0, totalRecords: 0 }
  return { prices: { min, max }, ...counted }
}
