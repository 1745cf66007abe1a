import type { operations, ProductListItem, ProductSearch } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadPageArgs } from '../../flows/paged-list/use-paged-list.ts'

type ApiQuery = NonNullable<operations['listProducts']['parameters']['query']>

/** The query parameters of the product list, without the paging parameters. */
export type ProductsQuery = Omit<ApiQuery, 'pageNumber' | 'pageSize'>

export interface ProductsAnswer {
  data: ProductListItem[]
  totalRecords: number
  /** How the keyword was understood. */
  about?: ProductSearch
}

export async function readProducts(ask: ReadPageArgs<ProductsQuery>): Promise<ProductsAnswer> {
  const { client, language, query, pageNumber, pageSize, signal } = ask
  const { search, ...page } = await dataOf(
    client.quiet.GET('/{language}/api/products', {
      params: { path: { language }, query: { ...query, pageNumber, pageSize } },
      signal,
    }),
  )
  return search ? { ...page, about: search } : page
}
