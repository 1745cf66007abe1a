import { useDidUpdate } from '@mantine/hooks'
import { useState } from 'react'
import type { ProductFacets } from '../../../../openapi/generated/schema.ts'
import { useRecord } from '../../../flows/record/use-record.ts'
import { readFacets, type FacetsQuery } from '../read-facets.ts'

/** What the list can be narrowed to, if that is known. While another query is being counted, the last facets stay. */
export function useFacets(query: FacetsQuery): { facets: ProductFacets | undefined; isCounting: boolean } {
  const [firstQuery] = useState(query)
  const { view, open } = useRecord('facets', firstQuery, readFacets)
  useDidUpdate(() => open(query), [JSON.stringify(query)])
  const [last, setLast] = useState<ProductFacets>()
  if (view.kind !== 'shown') return { facets: last, isCounting: view.kind === 'loading' }
  if (view.item !== last) setLast(view.item)
  return { facets: view.item, isCounting: false }
}
