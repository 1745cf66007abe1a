import { useState } from 'react'
import type { Address } from '../../../openapi/generated/schema.ts'

/** The address that is marked: what the shopper picked, else one just created, else the one before, else the default. */
export function usePickedAddress(addresses: readonly Address[], before: string | undefined) {
  const [known, setKnown] = useState(() => idsOf(addresses))
  const [picked, pick] = useState<string>()
  const created = addresses.find(({ id }) => !known.has(id))
  const isListed = (id: string | undefined) => addresses.some((address) => address.id === id)
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return {
    pickedId: [picked, created?.id, before].find(isListed) ?? first?.id,
    pick,
    /** An address that is created from now on is marked. */
    expectNew() {
      setKnown(idsOf(addresses))
      pick(undefined)
    },
  }
}

const idsOf = (addresses: readonly Address[]): ReadonlySet<string> => new Set(addresses.map(({ id }) => id))
