import type { SnapshotFrom } from 'xstate'
import type { recordMachine } from '../../../machines/record/record.machine.ts'

export type RecordView<Item> =
  | { kind: 'loading' }
  | { kind: 'shown'; item: Item }
  | { kind: 'notFound' }
  | { kind: 'failed' }

/** How a page shows a record. A loaded record stays visible while it is reloaded or if that fails. */
export function recordView<Item>(snapshot: SnapshotFrom<typeof recordMachine>): RecordView<Item> {
  if (snapshot.matches('notFound')) return { kind: 'notFound' }
  if (snapshot.matches('failed')) return { kind: 'failed' }
  if (snapshot.matches('loading')) return { kind: 'loading' }
  // The cast is safe: the data comes from the reader that defines `Item`.
  return { kind: 'shown', item: snapshot.context.data as Item }
}
