import type { SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '../../../machines/paged-list/paged-list.machine.ts'

export type PagedListView<Item> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed' }
  | {
      kind: 'shown'
      items: Item[]
      total: number
      pageSize: number
      more: 'none' | 'ready' | 'loading' | 'failed'
    }

/** How a page shows a list. Loaded items stay visible while more are loading or if that fails. */
export function pagedListView<Item>(snapshot: SnapshotFrom<typeof pagedListMachine>): PagedListView<Item> {
  const { items, totalRecords, pageSize } = snapshot.context
  if (snapshot.matches('empty')) return { kind: 'empty' }
  if (snapshot.matches('failed')) return { kind: 'failed' }
  if (items.length === 0) return { kind: 'loading' }
  return {
    kind: 'shown',
    // The cast is safe: the items come from the reader that defines `Item`.
    items: items as Item[],
    total: totalRecords,
    pageSize,
    more: moreOf(snapshot),
  }
}

function moreOf(snapshot: SnapshotFrom<typeof pagedListMachine>) {
  if (snapshot.matches('moreFailed')) return 'failed'
  if (snapshot.matches('exhausted')) return 'none'
  return snapshot.matches('ready') ? 'ready' : 'loading'
}
