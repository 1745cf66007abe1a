import { and, eq, gte, isNotNull, isNull, like, lte, not, sql, type SQL } from 'drizzle-orm'
import type { operations } from '../../../openapi/generated/schema.ts'
import { categories, products, variants } from '../../db/schema/catalogue.ts'
import { satangOf } from '../common/measures.ts'
import { hasStock, isOnSale } from './product-list-item.ts'
import { containing, searchWords } from './search-words.ts'

export type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>

/** The filter of a product list; cancelled products are always excluded. */
export function wantedProducts(query: ProductQuery): SQL | undefined {
  const { keyword = '', categoryId, color, minPrice, maxPrice, inStock, special, recommended } = query
  const hasSpecial = special ? isNotNull : isNull
  return and(
    isOnSale,
    ...searchWords(keyword).map((word) => like(products.searchText, containing(word))),
    categoryId === undefined ? undefined : isWithin(categoryId),
    color === undefined ? undefined : comesIn(color.toLowerCase()),
    minPrice === undefined ? undefined : gte(products.paidSatang, satangOf(minPrice)),
    maxPrice === undefined ? undefined : lte(products.paidSatang, satangOf(maxPrice)),
    inStock === undefined ? undefined : inStock ? hasStock : not(hasStock),
    special === undefined ? undefined : hasSpecial(products.specialPriceSatang),
    recommended === undefined ? undefined : eq(products.isRecommended, recommended),
  )
}

/** In a category or anywhere below it. */
function isWithin(categoryId: string): SQL {
  return sql`${products.categoryId} = any (array(
    select below.id from ${categories} as top
    join ${categories} as below on below.path = top.path or starts_with(below.path, top.path || '.')
    where top.id = ${categoryId}
  ))`
}

function comesIn(hex: string): SQL {
  return sql`exists (
    select 1 from ${variants} where ${variants.productId} = ${products.id} and ${variants.colorHex} = ${hex}
  )`
}
