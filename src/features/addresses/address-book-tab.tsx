import { useAddressBook } from '../../flows/address-book/use-address-book.ts'
import { useSession } from '../../flows/session/use-session.ts'
import { useSnackbar } from '../../flows/snackbar/use-snackbar.ts'
import { guest } from '../../lib/forms/form-draft.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { AddressBook } from './address-book.tsx'

const notices = { created: 'addressCreated', updated: 'addressUpdated', deleted: 'addressDeleted' } as const

/** The tab `addresses` of the profile. */
export default function AddressBookTab() {
  const book = useAddressBook()
  const owner = useSession(({ context }) => context.customerId) ?? guest
  const { say } = useSnackbar()
  useEmitted(book, 'address.changed', ({ what, name }) => say(notices[what], { name }))
  return <AddressBook key={owner} actor={book} owner={owner} />
}
