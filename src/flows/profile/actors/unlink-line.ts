import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function unlinkLineWith(client: ShopClient) {
  return fromPromise<void>(async ({ signal }) => {
    await dataOf(client.quiet.DELETE('/api/customers/line', { signal }))
  })
}
