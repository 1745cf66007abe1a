import type { operations, ProductFacets } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/actors/load-with.ts'

export type FacetsQuery = NonNullable<operations['listProductFacets']['parameters']['query']>

/** Reads what the list of a query can be narrowed to; the query stands in for an id. */
export function readFacets({ client, language, id, signal }: RecordAsk): Promise<ProductFacets> {
  return dataOf(
    client.GET('/{language}/api/product-facets', {
      // The id is always a written query, because only `useFacets` passes it.
      params: { path: { language }, query: JSON.parse(id) as FacetsQuery },
      headers: withoutOverlay,
      signal,
    }),
  )
}
