import { inArray, sql } from 'drizzle-orm'
import type { ProductListItem, ProductPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { countProducts } from './count-products.ts'
import { picturesInColors } from './pictures-in-color.ts'
import { wantedProducts, type Narrowing, type ProductQuery } from './product-filter.ts'
import { selectListItems, toListItem } from './product-list-item.ts'
import { orderColumns, productOrder } from './product-order.ts'
import { askedVariants } from './search/asked-variants.ts'
import { searchProducts } from './search/search-products.ts'
import { understand } from './search/understand.ts'

/** One page of products. Only its rows are read completely: the others are skipped within an index. */
export async function listProducts(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...query }: ProductQuery,
): Promise<ProductPage> {
  const search = await understand(db, keyword ?? '')
  const { data: found, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      (search ? searchProducts(db, language, query, search) : leafThrough(db, language, query))
        .limit(limit)
        .offset(offset),
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
  { color, search }: Narrowing,
): Promise<ProductListItem[]> {
  if (ids.length === 0) return []
  const [items, asked] = await Promise.all([
    selectListItems(db, language).where(inArray(products.id, ids)),
    search && askedVariants(db, language, ids, search),
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
    .where(wantedProducts(query))
    .orderBy(...productOrder(query.sort ?? 'recommended', language, orderColumns))
    .$dynamic()
}
