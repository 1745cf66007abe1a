import { useMemo, useState } from 'react'
import { useShopClient } from '../../api/shop-client-context.ts'
import { readAhead } from './actors/list-addresses.ts'
import { addressBookWith } from './address-book-with.ts'

/** The address book for a flow that runs it as its child, and may be about to open it. */
export function useAddressBookLogic({
  opensSoon,
}: {
  opensSoon: boolean
}): ReturnType<typeof addressBookWith> {
  const client = useShopClient()
  const [ahead] = useState(() => (opensSoon ? readAhead(client) : undefined))
  return useMemo(() => addressBookWith(client, ahead), [client, ahead])
}
