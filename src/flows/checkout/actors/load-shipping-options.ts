import { fromPromise } from 'xstate'
import type { ShippingOption } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

interface Shipment {
  addressBookId: string | undefined
  postcode: string
  cartItemIds: string[]
}

/** Asks by the address of the book, which may have changed since, or else by the postcode. */
export function loadShippingOptionsWith(client: ShopClient) {
  return fromPromise<ShippingOption[], Shipment>(({ input, signal }) => {
    const { addressBookId, postcode, cartItemIds } = input
    const destination = addressBookId === undefined ? { postcode } : { addressBookId }
    const query = { ...destination, cartItemIds: cartItemIds.join(',') }
    return dataOf(client.quiet.GET('/api/cart/shipping-options', { params: { query }, signal }))
  })
}
