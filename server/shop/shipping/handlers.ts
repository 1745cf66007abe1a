import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { listShippingOptions } from './shipping-options.ts'

export function shippingHandlers({ database: { db } }: ShopDeps): Handlers {
  return {
    listShippingOptions: (call) =>
      listShippingOptions(db, signedIn(call).customerId, call.query ?? {}, call.language),
  }
}
