import { fromPromise } from 'xstate'
import type { CheckoutRequest, CheckoutResult } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The key makes the server answer a repeated request with the same order. */
export const placeOrderWith = (client: ShopClient) =>
  fromPromise<CheckoutResult, { key: string; request: CheckoutRequest }>(async ({ input, signal }) => {
    const header = { 'Idempotency-Key': input.key }
    const answer = dataOf(
      client.POST('/api/cart/checkout', { params: { header }, body: input.request, signal }),
    )
    return answer.catch(async (problem: unknown) => {
      await whileThePageStays()
      throw problem
    })
  })

/**
 * Resolves unless the page is being left, because timers of a left page never run. Leaving breaks off its requests; that
 * is no answer, and the draft still says that an order is being placed: the next page asks again with the same key.
 */
const whileThePageStays = () => new Promise<void>((resolve) => setTimeout(resolve))
