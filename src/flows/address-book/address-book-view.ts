import type { SnapshotFrom } from 'xstate'
import type { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import type { Address } from '../../../openapi/generated/schema.ts'

type Snapshot = SnapshotFrom<typeof addressBookMachine>

export type AddressBookView =
  | { kind: 'loading' }
  | { kind: 'failed'; code: string }
  | {
      kind: 'listed'
      addresses: Address[]
      total: number
      more: 'ready' | 'loading' | 'failed'
      /** A change that failed, or a list that is out of date and can be read again. */
      problem: { code: string; canReadAgain: boolean } | undefined
      /** The address that becomes the default just now. */
      changingId: string | undefined
      /** The address that is read just now, before its form opens. */
      openingId: string | undefined
      /** Something is on its way: nothing else can be done meanwhile. */
      isBusy: boolean
    }

/** How a page shows the list. It stays visible behind the form and the questions. */
export function addressBookView(snapshot: Snapshot): AddressBookView {
  const { addresses, totalRecords, subjectId, errorCode } = snapshot.context
  const code = errorCode ?? 'INTERNAL'
  if (snapshot.matches('loading')) return { kind: 'loading' }
  if (snapshot.matches('loadFailed')) return { kind: 'failed', code }
  return {
    kind: 'listed',
    addresses,
    total: totalRecords,
    more: moreOf(snapshot),
    problem: problemOf(snapshot, code),
    changingId: snapshot.matches('choosingDefault') ? subjectId : undefined,
    openingId: snapshot.matches('opening') ? subjectId : undefined,
    isBusy: (['refreshing', 'choosingDefault', 'opening'] as const).some((state) => snapshot.matches(state)),
  }
}

function moreOf(snapshot: Snapshot): 'ready' | 'loading' | 'failed' {
  if (snapshot.matches({ listing: 'loadingMore' })) return 'loading'
  return snapshot.matches({ listing: 'moreFailed' }) ? 'failed' : 'ready'
}

function problemOf(snapshot: Snapshot, code: string) {
  if (snapshot.matches({ listing: 'changeFailed' })) return { code, canReadAgain: false }
  if (snapshot.matches({ listing: 'gone' }) || snapshot.matches({ listing: 'old' }))
    return { code, canReadAgain: true }
  return undefined
}
