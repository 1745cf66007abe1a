import { fromPromise } from 'xstate'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** Asks whether a phone number is registered, in the background while the form is being filled in. */
export function checkPhoneWith(client: ShopClient) {
  return fromPromise<{ isExist: boolean }, { phoneNumber: string }>(({ input, signal }) =>
    dataOf(
      client.GET('/api/customers/is-exist', {
        params: { query: { phoneNumber: input.phoneNumber } },
        headers: withoutOverlay,
        signal,
      }),
    ),
  )
}
