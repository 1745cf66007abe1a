import type { SnapshotFrom } from 'xstate'
import {
  nextDefaultOf,
  type addressBookMachine,
} from '../../../machines/address-book/address-book.machine.ts'
import type { Address } from '../../../openapi/generated/schema.ts'

interface DeletionView {
  address: Address
  /** The address that becomes the default in its place. */
  heir: Address | undefined
}

/** What is asked before an address is deleted, also while it is being deleted. */
export function deletionView(snapshot: SnapshotFrom<typeof addressBookMachine>): DeletionView | undefined {
  if (!snapshot.matches('confirmingDeletion') && !snapshot.matches('deleting')) return undefined
  const { addresses, subjectId } = snapshot.context
  const address = addresses.find(({ id }) => id === subjectId)
  return address && { address, heir: nextDefaultOf(snapshot.context) }
}
