import { fromPromise } from 'xstate'
import type { CheckoutRequest, CheckoutResult } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The key makes the server answer a repeated request with the same order. */
export const placeOrderWith = (client: ShopClient) =>
  fromPromise<CheckoutResult, { key: string; request: CheckoutRequest }>(({ input, signal }) =>
    dataOf(
      client.POST('/api/cart/checkout', {
        params: { header: { 'Idempotency-Key': input.key } },
        body: input.request,
        signal,
      }),
    ),
  )
