import { useEffect, useRef } from 'react'
import type { EmittedFrom } from 'xstate'
import type { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import type { AddressBookActor } from './address-book-with.ts'

type AddressChange = EmittedFrom<typeof addressBookMachine>

/** Calls back after an address was created, updated or deleted. */
export function useAddressChanges(book: AddressBookActor, onChanged: (change: AddressChange) => void): void {
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  useEffect(() => {
    const listening = book.on('address.changed', (change) => latest.current(change))
    return () => listening.unsubscribe()
  }, [book])
}
