import { fromPromise } from 'xstate'
import type { Cart, CartPatch } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The page already shows the change. */
export function changeCartWith(client: ShopClient) {
  return fromPromise<Cart, { patch: CartPatch; version: number | undefined }>(({ input, signal }) =>
    dataOf(
      client.quiet.PATCH('/api/cart', {
        params: { header: input.version === undefined ? {} : { 'If-Match': String(input.version) } },
        body: input.patch,
        signal,
      }),
    ),
  )
}
