import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { checkout } from './checkout.ts'

export function checkoutHandlers(deps: ShopDeps): Handlers {
  return {
    checkout: (call) =>
      checkout(
        deps,
        {
          customerId: signedIn(call).customerId,
          key: call.headers?.['Idempotency-Key'],
          request: call.body,
          language: call.language,
        },
        call,
      ),
  }
}
