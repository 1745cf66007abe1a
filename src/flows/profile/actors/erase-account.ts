import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function eraseAccountWith(client: ShopClient) {
  return fromPromise<void, { password: string }>(async ({ input, signal }) => {
    await dataOf(client.POST('/api/customers/erase', { body: input, signal }))
  })
}
