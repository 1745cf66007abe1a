import { createAddress, deleteAddress, updateAddress } from '../domain/address-book-changes.ts'
import { listAddresses, readAddress } from '../domain/address-book.ts'
import type { ShopParts } from '../domain/shop-parts.ts'
import { signedIn, type Handlers } from '../http/handlers.ts'

export function addressBookHandlers({ database: { db } }: ShopParts): Handlers {
  return {
    listAddresses: (call) => listAddresses(db, signedIn(call).customerId, call.query ?? {}),
    getAddress: (call) => readAddress(db, signedIn(call).customerId, call.path.id),
    createAddress: (call) => createAddress(db, signedIn(call).customerId, call.body),
    updateAddress: (call) => updateAddress(db, signedIn(call).customerId, call.path.id, call.body),
    deleteAddress: (call) => deleteAddress(db, signedIn(call).customerId, call.path.id),
  }
}
