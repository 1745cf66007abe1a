import { and, asc, desc, eq, gte, isNotNull, isNull, like, lte, not, sql, type SQL } from 'drizzle-orm'
import type { components, operations } from '../../openapi/generated/schema.ts'
import type { Database } from '../db/database.ts'
import { categories, products, variants } from '../db/schema.ts'
import type { ApiLanguage } from './language.ts'
import { inLanguage } from './language.ts'
import { satangOf } from './measures.ts'
import { readPage } from './page.ts'
import { isInStock, isOnSale, selectListItems, toListItem } from './product-list-item.ts'
import { containing, searchWords } from './search-words.ts'

type Query = NonNullable<operations['listProducts']['parameters']['query']>
type Sort = NonNullable<Query['sort']>

export async function listProducts(
  db: Database['db'],
  language: ApiLanguage,
  query: Query,
): Promise<components['schemas']['ProductPage']> {
  const wanted = wantedProducts(query)
  const { data, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      selectListItems(db, language)
        .where(wanted)
        .orderBy(...order(query.sort ?? 'recommended', language))
        .limit(limit)
        .offset(offset),
    count: () => db.$count(products, wanted),
  })
  return { data: data.map(toListItem), totalRecords }
}

export function wantedProducts(query: Query): SQL | undefined {
  const { keyword = '', categoryId, color, minPrice, maxPrice, inStock, special, recommended } = query
  return and(
    isOnSale,
    ...searchWords(keyword).map((word) => like(products.searchText, containing(word))),
    categoryId === undefined ? undefined : isWithin(categoryId),
    color === undefined ? undefined : comesIn(color.toLowerCase()),
    minPrice === undefined ? undefined : gte(products.paidSatang, satangOf(minPrice)),
    maxPrice === undefined ? undefined : lte(products.paidSatang, satangOf(maxPrice)),
    inStock === undefined ? undefined : inStock ? isInStock : not(isInStock),
    special === undefined
      ? undefined
      : special
        ? isNotNull(products.specialPriceSatang)
        : isNull(products.specialPriceSatang),
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

/** The id at the end makes every order a full one, so that pages neither repeat nor skip. */
function order(sort: Sort, language: ApiLanguage): SQL[] {
  switch (sort) {
    case 'recommended':
      return [desc(products.isRecommended), desc(products.createdAt), desc(products.id)]
    case 'newest':
      return [desc(products.createdAt), desc(products.id)]
    case 'priceAsc':
      return [asc(products.paidSatang), asc(products.id)]
    case 'priceDesc':
      // Lists show only what has a price: saying where nulls go would keep the index from being read backwards.
      return [desc(products.paidSatang), desc(products.id)]
    case 'name':
      return [asc(inLanguage(language, products.sortTh, products.sortEn)), asc(products.id)]
  }
}
