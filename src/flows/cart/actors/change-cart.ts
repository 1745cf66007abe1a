import { fromPromise } from 'xstate'
import type { Cart, CartPatch } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The page already shows the change, so the request does not show the loading overlay. */
export function changeCartWith(client: ShopClient) {
  return fromPromise<Cart, { patch: CartPatch; version: number | undefined }>(({ input, signal }) =>
    dataOf(
      client.PATCH('/api/cart', {
        params: { header: input.version === undefined ? {} : { 'If-Match': String(input.version) } },
        body: input.patch,
        headers: withoutOverlay,
        signal,
      }),
    ),
  )
}
