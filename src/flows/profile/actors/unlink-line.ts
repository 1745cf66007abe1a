import { fromPromise } from 'xstate'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function unlinkLineWith(client: ShopClient) {
  return fromPromise<void>(async ({ signal }) => {
    await dataOf(client.DELETE('/api/customers/line', { headers: withoutOverlay, signal }))
  })
}
