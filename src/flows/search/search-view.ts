import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from '../../../machines/search/search.machine.ts'
import type { SearchOption } from './search-option.ts'

export type SearchView =
  | { kind: 'closed' }
  | { kind: 'recent'; options: SearchOption[] }
  | { kind: 'found'; options: SearchOption[]; total: number }

/** What stands below the search field. Older suggestions stay until the newer ones are here. */
export function searchView(snapshot: SnapshotFrom<typeof searchMachine>): SearchView {
  const { recent, found } = snapshot.context
  if (snapshot.matches({ open: 'recent' }))
    return { kind: 'recent', options: recent.map((keyword) => ({ kind: 'recent', keyword })) }
  const mayHaveFound = (['resting', 'asking', 'found'] as const).some((open) => snapshot.matches({ open }))
  if (!mayHaveFound || found.options.length === 0) return { kind: 'closed' }
  // The cast is safe: the actor of this flow makes the options.
  return { kind: 'found', options: found.options as SearchOption[], total: found.totalRecords }
}
