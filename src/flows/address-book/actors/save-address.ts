import { fromPromise } from 'xstate'
import type { Address, AddressInput } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** Creates an address without an `id`, updates one with it. */
export function saveAddressWith(client: ShopClient) {
  return fromPromise<Address, { id: string | undefined; address: AddressInput }>(
    ({ input: { id, address: body }, signal }) =>
      dataOf(
        id === undefined
          ? client.POST('/api/customers/address-book', { body, signal })
          : client.PUT('/api/customers/address-book/{id}', { params: { path: { id } }, body, signal }),
      ),
  )
}
