import type { SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '../../../machines/paged-list/paged-list.machine.ts'
import type { ProductListItem } from '../../../openapi/generated/schema.ts'

export interface Suggestions {
  products: ProductListItem[]
  total: number
}

/** What is offered below the field: nothing while it is on its way, when there is none, and when it did not come. */
export function suggestionsView(snapshot: SnapshotFrom<typeof pagedListMachine>): Suggestions {
  const { items, totalRecords } = snapshot.context
  // The only reader of this list asks for products.
  return { products: items as ProductListItem[], total: totalRecords }
}
