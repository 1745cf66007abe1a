import type { Database } from '../../db/database.ts'
import { categoryByPath, rootCategories } from './categories.ts'
import { listProductFacets } from './product-facets.ts'
import { listProducts } from './product-list.ts'
import { readProduct } from './product.ts'
import type { Handlers } from '../common/handlers.ts'
import { suggestSearches } from './suggestions.ts'
import { listVariants } from './variant-list.ts'

export function catalogueHandlers({ db, searchDb }: Pick<Database, 'db' | 'searchDb'>): Handlers {
  const dbFor = (query: { keyword?: string } | undefined) => ((query?.keyword ?? '') === '' ? db : searchDb)
  return {
    listRootCategories: ({ path }) => rootCategories(db, path.language),
    getCategoryByPath: ({ path }) => categoryByPath(db, path.language, path.path),
    listProducts: ({ path, query }) => listProducts(dbFor(query), path.language, query ?? {}),
    getProduct: ({ path }) => readProduct(db, path.language, path.id),
    listProductFacets: ({ path, query }) => listProductFacets(dbFor(query), path.language, query ?? {}),
    listVariants: ({ path, query }) => listVariants(dbFor(query), path.language, query ?? {}),
    suggestSearches: ({ path, query }) => suggestSearches(searchDb, path.language, query.keyword),
  }
}
