import type { operations, ProductFacets } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

export type FacetsQuery = NonNullable<operations['listProductFacets']['parameters']['query']>

/** Reads what the list of a query can be narrowed to. */
export function readFacets(ask: ReadRecordArgs<FacetsQuery>): Promise<ProductFacets> {
  const { client, language, id: query, signal } = ask
  return dataOf(
    client.quiet.GET('/{language}/api/product-facets', { params: { path: { language }, query }, signal }),
  )
}
