import { fromPromise } from 'xstate'
import type { Address } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function readAddressWith(client: ShopClient) {
  return fromPromise<Address, { id: string }>(({ input: { id }, signal }) =>
    dataOf(client.GET('/api/customers/address-book/{id}', { params: { path: { id } }, signal })),
  )
}
