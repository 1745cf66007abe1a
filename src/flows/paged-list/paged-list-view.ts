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

/** What a page shows of a list: what is there stays on view while more is on its way or did not come. */
export function pagedListView<Item>(snapshot: SnapshotFrom<typeof pagedListMachine>): PagedListView<Item> {
  const { items, totalRecords, pageSize } = snapshot.context
  if (snapshot.matches('empty')) return { kind: 'empty' }
  if (snapshot.matches('failed')) return { kind: 'failed' }
  if (items.length === 0) return { kind: 'loading' }
  return {
    kind: 'shown',
    // What the reader of this list gave is what its page asked for.
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
