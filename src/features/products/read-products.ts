import type { operations, ProductPage } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { PageAsk } from '../../flows/paged-list/actors/fetch-page-with.ts'

type ApiQuery = NonNullable<operations['listProducts']['parameters']['query']>

/** The query parameters of the product list, without the paging parameters. */
export type ProductsQuery = Omit<ApiQuery, 'pageNumber' | 'pageSize'>

export function readProducts(ask: PageAsk<ProductsQuery>): Promise<ProductPage> {
  const { client, language, query, pageNumber, pageSize, signal } = ask
  return dataOf(
    client.GET('/{language}/api/products', {
      params: { path: { language }, query: { ...query, pageNumber, pageSize } },
      headers: withoutOverlay,
      signal,
    }),
  )
}
