import { fromPromise } from 'xstate'
import { totalOf } from '../../../../machines/cart/cart.machine.ts'
import type { CheckoutCart } from '../../../../machines/checkout/checkout.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { readLeftOut } from '../../../lib/left-out-lines.ts'
import { today } from '../../../lib/today.ts'

interface Surroundings {
  customerId: string
  whenCartIsSent: () => Promise<void>
}

/** Reads the lines of the cart that are for sale and that the customer did not leave out. */
export function loadChosenLinesWith(client: ShopClient, { customerId, whenCartIsSent }: Surroundings) {
  return fromPromise<CheckoutCart>(async ({ signal }) => {
    await whenCartIsSent()
    const cart = await dataOf(client.quiet.GET('/api/cart', { params: { query: { date: today() } }, signal }))
    const leftOut = readLeftOut(customerId)
    const items = cart.items
      .filter(({ status, cartItemId }) => status === 'available' && !leftOut.has(cartItemId))
      .map(({ cartItemId, quantity, name, unit, imageUrl, weight, variants, cutting }) => ({
        cartItemId,
        quantity,
        name,
        ...(unit !== undefined && { unit }),
        imageUrl,
        weight,
        variants,
        ...(cutting && { cutting }),
      }))
    return { items, total: totalOf(items) }
  })
}
