import { and, eq, gte, isNotNull, isNull, lte, not, sql, type SQL } from 'drizzle-orm'
import type { operations } from '../../../openapi/generated/schema.ts'
import { categories, products, variants } from '../../db/schema/catalogue.ts'
import { satangOf } from '../common/measures.ts'
import { hasStock, isOnSale } from './product-list-item.ts'
import { foundProducts, foundVariants } from './search/matching.ts'
import type { Search } from './search/search.ts'

export type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>
/** What narrows a list: the same for products, variants and facets. */
export type ProductFilters = NonNullable<operations['listProductFacets']['parameters']['query']>
/** The filters with their keyword understood. */
export type Narrowing = Omit<ProductFilters, 'keyword'> & { search?: Search | undefined }

/** The filter of a product list; cancelled products are always excluded. */
export function wantedProducts(query: Narrowing): SQL | undefined {
  return and(isFound(query), narrowed(query))
}

const isFound = ({ search }: Narrowing): SQL | undefined =>
  search && sql`${products.id} in (${foundProducts(search)})`

/** The filter of products that the keyword has found already; it tells only which of their variants count. */
export function narrowed(query: Narrowing): SQL | undefined {
  const { special, search } = query
  const hasSpecial = special ? isNotNull : isNull
  const ofVariant = wantedVariant(query)
  return and(
    wantedWhateverVariant(query),
    ofVariant &&
      sql`exists (
        select 1 from ${variants}
        where ${and(eq(variants.productId, products.id), ofVariant, search && foundVariants(search))}
      )`,
    inPriceRange(query),
    query.inStock === undefined ? undefined : query.inStock ? hasStock : not(hasStock),
    special === undefined ? undefined : hasSpecial(products.specialPriceSatang),
  )
}

const inPriceRange = ({ minPrice, maxPrice }: Narrowing): SQL | undefined =>
  and(
    minPrice === undefined ? undefined : gte(products.paidSatang, satangOf(minPrice)),
    maxPrice === undefined ? undefined : lte(products.paidSatang, satangOf(maxPrice)),
  )

/** The conditions that all variants of a product meet or none. */
function wantedWhateverVariant({ categoryId, material, recommended }: Narrowing): SQL | undefined {
  return and(
    isOnSale,
    categoryId === undefined ? undefined : isWithin(sql`${products.categoryId}`, categoryId),
    material === undefined ? undefined : eq(products.materialId, material),
    recommended === undefined ? undefined : eq(products.isRecommended, recommended),
  )
}

/** The conditions that one variant has to meet together: a red sheet of 3 mm, not a red one and one of 3 mm. */
function wantedVariant({ color, thickness, size }: Narrowing): SQL | undefined {
  const [width, length] = size?.split('x').map(Number) ?? []
  return and(
    color === undefined ? undefined : eq(variants.colorHex, color.toLowerCase()),
    thickness === undefined ? undefined : eq(variants.thicknessMm, thickness),
    width === undefined || length === undefined
      ? undefined
      : and(eq(variants.widthMm, width), eq(variants.lengthMm, length)),
  )
}

/** The conditions of a list of variants, where prices and stock are those of the variant. */
export function wantedRow(query: Narrowing): SQL | undefined {
  const { minPrice, maxPrice, inStock, special } = query
  const paid = sql`coalesce(${variants.specialPriceSatang}, ${variants.priceSatang})`
  const inSale = isNotNull(variants.specialPriceSatang)
  return and(
    isFound(query),
    wantedWhateverVariant(query),
    wantedVariant(query),
    query.search && foundVariants(query.search),
    minPrice === undefined ? undefined : gte(paid, satangOf(minPrice)),
    maxPrice === undefined ? undefined : lte(paid, satangOf(maxPrice)),
    inStock === undefined ? undefined : inStock ? sql`${variants.stock} > 0` : eq(variants.stock, 0),
    special === undefined ? undefined : special ? inSale : not(inSale),
  )
}

/** In a category or anywhere below it. */
export function isWithin(column: SQL, categoryId: string): SQL {
  return sql`${column} = any (array(
    select below.id from ${categories} as top
    join ${categories} as below on below.path = top.path or starts_with(below.path, top.path || '.')
    where top.id = ${categoryId}
  ))`
}
