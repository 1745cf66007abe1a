import type { SnapshotFrom } from 'xstate'
import type { recordMachine } from '../../../machines/record/record.machine.ts'

export type RecordView<Item> =
  | { kind: 'loading' }
  | { kind: 'shown'; item: Item }
  | { kind: 'notFound' }
  | { kind: 'failed' }

/** What a page shows of one thing: an older one stays on view while a newer one is on its way or did not come. */
export function recordView<Item>(snapshot: SnapshotFrom<typeof recordMachine>): RecordView<Item> {
  if (snapshot.matches('notFound')) return { kind: 'notFound' }
  if (snapshot.matches('failed')) return { kind: 'failed' }
  if (snapshot.matches('loading')) return { kind: 'loading' }
  // What the loader of this record gave is what its page asked for.
  return { kind: 'shown', item: snapshot.context.data as Item }
}
