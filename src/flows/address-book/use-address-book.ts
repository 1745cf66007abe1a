import { useEffect, useMemo } from 'react'
import { useShopClient } from '../../api/shop-client-context.ts'
import { addressBookWith, type AddressBookActor } from './address-book-effects.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'

/** The address book of a page, from its first three addresses on. It is read in the browser only. */
export function useAddressBook(): AddressBookActor {
  const client = useShopClient()
  const logic = useMemo(() => addressBookWith(client), [client])
  const book = useFlowActor(logic, { input: { wantsAll: false, chosenId: undefined } })
  useReadAgainOnline(book)
  return book
}

/** A list that could not be read without a network is read when the network returns. */
function useReadAgainOnline(book: AddressBookActor): void {
  useEffect(() => {
    const readAgain = () => {
      const state = book.getSnapshot()
      if (state.context.errorCode !== 'OFFLINE') return
      if (state.matches({ listing: 'moreFailed' })) book.send({ type: 'list.more' })
      else book.send({ type: 'list.retry' })
    }
    window.addEventListener('online', readAgain)
    return () => window.removeEventListener('online', readAgain)
  }, [book])
}
