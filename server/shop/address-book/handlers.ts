import { createAddress, deleteAddress, updateAddress } from './address-book-changes.ts'
import { listAddresses, readAddress } from './address-book.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { done, signedIn, type Handlers } from '../common/handlers.ts'

export function addressBookHandlers({ database: { db } }: ShopDeps): Handlers {
  return {
    listAddresses: (call) => listAddresses(db, signedIn(call).customerId, call.query ?? {}),
    getAddress: (call) => readAddress(db, signedIn(call).customerId, call.path.id),
    createAddress: (call) => createAddress(db, signedIn(call).customerId, call.body),
    updateAddress: (call) => updateAddress(db, signedIn(call).customerId, call.path.id, call.body),
    deleteAddress: (call) => done(deleteAddress(db, signedIn(call).customerId, call.path.id)),
  }
}
