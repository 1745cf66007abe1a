import { patchCart } from '../domain/cart/patch-cart.ts'
import { readCart } from '../domain/cart/read-cart.ts'
import { checkout } from '../domain/checkout/checkout.ts'
import { listShippingOptions } from '../domain/shipping/shipping-options.ts'
import type { ShopParts } from '../domain/shop-parts.ts'
import { signedIn, type Handlers } from '../http/handlers.ts'

export function cartHandlers(parts: ShopParts): Handlers {
  const { db } = parts.database
  return {
    getCart: (call) => readCart(db, signedIn(call).customerId, call.language),
    patchCart: (call) =>
      patchCart(db, {
        customerId: signedIn(call).customerId,
        changes: call.body,
        version: versionIn(call.headers?.['If-Match']),
        language: call.language,
      }),
    checkout: (call) =>
      checkout(
        parts,
        {
          customerId: signedIn(call).customerId,
          key: call.headers?.['Idempotency-Key'],
          request: call.body,
        },
        call.language,
      ),
    listShippingOptions: (call) =>
      listShippingOptions(db, signedIn(call).customerId, call.query ?? {}, call.language),
  }
}

/** A version as it comes in a header, with or without quotes. */
const versionIn = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : Number(header.replaceAll('"', ''))
