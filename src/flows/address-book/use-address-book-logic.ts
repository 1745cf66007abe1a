import { useMemo } from 'react'
import { useShopClient } from '../../api/shop-client-context.ts'
import { addressBookWith } from './address-book-with.ts'

/** The address book for a flow that runs it as its child. */
export function useAddressBookLogic(): ReturnType<typeof addressBookWith> {
  const client = useShopClient()
  return useMemo(() => addressBookWith(client), [client])
}
