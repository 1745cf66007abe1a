import type { SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '../../../machines/paged-list/paged-list.machine.ts'
import type { ProductListItem } from '../../../openapi/generated/schema.ts'

export interface Suggestions {
  products: ProductListItem[]
  total: number
}

/** The suggested products; the list is empty while loading, without matches, and after a failure. */
export function suggestionsView(snapshot: SnapshotFrom<typeof pagedListMachine>): Suggestions {
  const { items, totalRecords } = snapshot.context
  // The cast is safe: the only reader of this list loads products.
  return { products: items as ProductListItem[], total: totalRecords }
}
