import { fromPromise } from 'xstate'
import type { PageRequest } from '../../../../machines/address-book/address-book.machine.ts'
import type { AddressPage } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function listAddressesWith(client: ShopClient) {
  return fromPromise<AddressPage, PageRequest>(({ input, signal }) =>
    dataOf(
      client.GET('/api/customers/address-book', {
        params: { query: input },
        headers: withoutOverlay,
        signal,
      }),
    ),
  )
}
