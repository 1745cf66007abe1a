import type { Queries } from '../../db/database.ts'
import { categoryByPath, rootCategories } from './categories.ts'
import { listProductFacets } from './product-facets.ts'
import { listProducts } from './product-list.ts'
import { readProduct } from './product.ts'
import type { Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { suggestSearches } from './suggestions.ts'
import { listVariants } from './variant-list.ts'

export function catalogueHandlers({ database: { db, search }, settings }: ShopDeps): Handlers {
  const within = <T>(query: { keyword?: string } | undefined, read: (db: Queries) => Promise<T>) =>
    (query?.keyword ?? '') === '' ? read(db) : search(read)
  return {
    listRootCategories: ({ path }) => rootCategories(db, path.language),
    getCategoryByPath: ({ path }) => categoryByPath(db, path.language, path.path),
    listProducts: ({ path, query }) => within(query, (db) => listProducts(db, path.language, query ?? {})),
    getProduct: ({ path }) => readProduct(db, path.language, { id: path.id, settings }),
    listProductFacets: ({ path, query }) =>
      within(query, (db) => listProductFacets(db, path.language, query ?? {})),
    listVariants: ({ path, query }) => within(query, (db) => listVariants(db, path.language, query ?? {})),
    suggestSearches: ({ path, query }) => search((db) => suggestSearches(db, path.language, query.keyword)),
  }
}
