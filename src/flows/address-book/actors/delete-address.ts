import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function deleteAddressWith(client: ShopClient) {
  return fromPromise<void, { id: string }>(async ({ input: { id }, signal }) => {
    await dataOf(client.DELETE('/api/customers/address-book/{id}', { params: { path: { id } }, signal }))
  })
}
