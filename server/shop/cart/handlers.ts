import { patchCart } from './patch-cart.ts'
import { readCart } from './read-cart.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { signedIn, type Handlers } from '../common/handlers.ts'

export function cartHandlers(deps: ShopDeps): Handlers {
  const {
    database: { db },
    settings,
  } = deps
  return {
    getCart: (call) => readCart(db, signedIn(call).customerId, call.language),
    patchCart: (call) =>
      patchCart(db, {
        customerId: signedIn(call).customerId,
        changes: call.body,
        version: versionIn(call.headers?.['If-Match']),
        language: call.language,
        settings,
      }),
  }
}

/** A version as it comes in a header, with or without quotes. */
const versionIn = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : Number(header.replaceAll('"', ''))
