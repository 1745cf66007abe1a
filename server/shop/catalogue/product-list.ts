import { asc, eq, inArray, sql, sum } from 'drizzle-orm'
import type { ProductListItem, ProductPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { productCounts, productImages, products, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { isWithin, productsOf, type Filters, type ProductQuery } from './filters.ts'
import { selectListItems, toListItem } from './product-list-item.ts'
import { orderColumns, productOrder } from './product-order.ts'
import { matchedVariants } from './search/matched-variants.ts'
import { searchProducts } from './search/search-products.ts'
import { interpretKeyword } from './search/interpret-keyword.ts'

/** One page of products. Only its rows are read completely: the others are skipped within an index. */
export async function listProducts(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...query }: ProductQuery,
): Promise<ProductPage> {
  const search = await interpretKeyword(db, keyword ?? '')
  const { data: found, totalRecords } = await readPage(query, {
    rows: search ? searchProducts(db, language, query, search) : leafThrough(db, language, query),
    count: () => countProducts(db, { ...query, search }),
    countIn: ({ total }) => total ?? undefined,
  })
  const data = await readItems(
    db,
    language,
    found.map(({ id }) => id),
    { ...query, search },
  )
  return { data, totalRecords, ...(search && { search: search.reported }) }
}

/** The items in the order of their ids, each as it was asked for. */
async function readItems(
  db: Queries,
  language: ApiLanguage,
  ids: string[],
  { color, search }: Filters,
): Promise<ProductListItem[]> {
  if (ids.length === 0) return []
  const [items, asked] = await Promise.all([
    selectListItems(db, language).where(inArray(products.id, ids)),
    search && matchedVariants(db, language, ids, search),
  ])
  const wanted = ids.flatMap((id) => {
    const hex = color ?? asked?.get(id)?.color.hex
    return hex === undefined ? [] : [{ id, hex }]
  })
  const pictures = await picturesInColors(db, language, wanted)
  const byId = new Map(
    items.map((item) => {
      const variant = asked?.get(item.id)
      return [item.id, { ...toListItem(item), ...pictures.get(item.id), ...(variant && { asked: variant }) }]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function leafThrough(db: Queries, language: ApiLanguage, query: ProductQuery) {
  return db
    .select({ id: products.id, total: sql<number | null>`null` })
    .from(products)
    .where(productsOf(query))
    .orderBy(...productOrder(query.sort ?? 'recommended', language, orderColumns))
    .$dynamic()
}

/** How many products a filter finds. Those of a category, and of the whole shop, are counted already. */
async function countProducts(
  db: Queries,
  { pageNumber: _page, pageSize: _size, sort: _sort, ...query }: Filters & Omit<ProductQuery, 'keyword'>,
): Promise<number> {
  const { categoryId, ...others } = query
  if (Object.values(others).some((wanted) => wanted !== undefined))
    return db.$count(products, productsOf(query))
  const counted = await db
    .select({ products: sum(productCounts.products).mapWith(Number) })
    .from(productCounts)
    .where(categoryId === undefined ? undefined : isWithin(sql`${productCounts.categoryId}`, categoryId))
  return counted[0]?.products ?? 0
}

/** The picture of products in the colour that each was asked for in, where it has one. */
async function picturesInColors(
  db: Queries,
  language: ApiLanguage,
  wanted: readonly { id: string; hex: string }[],
): Promise<Map<string, { imageUrl: string; imageAlt: string }>> {
  if (wanted.length === 0) return new Map()
  const pairs = sql.join(
    wanted.map(({ id, hex }) => sql`(${id}, ${hex.toLowerCase()})`),
    sql`, `,
  )
  const rows = await db
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      imageUrl: productImages.url,
      imageAlt: inLanguage(language, productImages.altTh, productImages.altEn),
    })
    .from(productImages)
    .innerJoin(variants, eq(variants.id, productImages.variantId))
    .where(sql`(${productImages.productId}, lower(${variants.colorHex})) in (${pairs})`)
    .orderBy(asc(productImages.productId), asc(productImages.position))
  return new Map(rows.map(({ productId, ...picture }) => [productId, picture]))
}
