import type { SnapshotFrom } from 'xstate'
import { MOST_GROWTHS, type pagedListMachine } from '../../../machines/paged-list/paged-list.machine.ts'
import type { Growth } from '../../components/growing-list/growth.ts'

interface ShownList<Item> extends Growth {
  kind: 'shown'
  items: Item[]
}

export type PagedListView<Item> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed' }
  | ShownList<Item>

type Snapshot = SnapshotFrom<typeof pagedListMachine>

/** How a page shows a list. Loaded items stay visible while more are loading or if that fails; another page replaces them. */
export function pagedListView<Item>(snapshot: Snapshot): PagedListView<Item> {
  const { mode, items, totalRecords, pageSize, pageNumber } = snapshot.context
  const isOnePage = mode === 'replace'
  if (snapshot.matches('empty')) return { kind: 'empty' }
  if (snapshot.matches('failed')) return { kind: 'failed' }
  if (items.length === 0 || (isOnePage && snapshot.matches('loading'))) return { kind: 'loading' }
  return {
    kind: 'shown',
    // The cast is safe: the items come from the reader that defines `Item`.
    items: items as Item[],
    total: totalRecords,
    pageSize,
    page: pageNumber,
    isOnePage,
    more: moreOf(snapshot),
    coming: comingIn(snapshot),
  }
}

function moreOf(snapshot: Snapshot) {
  if (snapshot.matches('moreFailed')) return 'failed'
  if (snapshot.matches('exhausted')) return 'none'
  return snapshot.matches('ready') ? 'ready' : 'loading'
}

function comingIn(snapshot: Snapshot): number {
  const { pageNumber, pageSize, growths, totalRecords } = snapshot.context
  if (snapshot.matches('moreFailed')) return 0
  const pages = MOST_GROWTHS - growths + (snapshot.matches('loadingMore') ? 1 : 0)
  return Math.max(0, Math.min(pages * pageSize, totalRecords - pageNumber * pageSize))
}
