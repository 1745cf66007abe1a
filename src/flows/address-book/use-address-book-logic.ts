import { useMemo, useState } from 'react'
import type { AddressPage } from '../../../openapi/generated/schema.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { addressBookWith, readAhead } from './address-book-effects.ts'

interface Outset {
  opensSoon: boolean
  /** The addresses, where they came with the page. */
  served: AddressPage | undefined
}

/** The address book for a flow that runs it as its child, and may be about to open it. */
export function useAddressBookLogic({ opensSoon, served }: Outset): ReturnType<typeof addressBookWith> {
  const client = useShopClient()
  const [ahead] = useState(() => {
    if (!opensSoon) return undefined
    return served ? Promise.resolve(served) : readAhead(client)
  })
  return useMemo(() => addressBookWith(client, ahead), [client, ahead])
}
