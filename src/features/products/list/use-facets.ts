import { useState } from 'react'
import type { ProductFacets } from '../../../../openapi/generated/schema.ts'
import { useRecord } from '../../../flows/record/use-record.ts'
import { useAfterChange } from '../../../lib/page-flows.ts'
import { readFacets, type FacetsQuery } from '../read-facets.ts'

/** What the list can be narrowed to, if that is known. While another query is being counted, the last facets stay. */
export function useFacets(query: FacetsQuery): { facets: ProductFacets | undefined; isCounting: boolean } {
  const [firstQuery] = useState(query)
  const { view, open } = useRecord('facets', firstQuery, readFacets)
  useAfterChange(JSON.stringify(query), () => open(query))
  const [last, setLast] = useState<ProductFacets>()
  if (view.kind !== 'shown') return { facets: last, isCounting: view.kind === 'loading' }
  if (view.item !== last) setLast(view.item)
  return { facets: view.item, isCounting: false }
}
