import { fromPromise } from 'xstate'
import { totalOf } from '../../../../machines/cart/cart.machine.ts'
import type { CheckoutCart } from '../../../../machines/checkout/checkout.machine.ts'
import type { CartItem } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { CheckoutLinks } from '../checkout-links.ts'
import { readLeftOut } from '../../../lib/left-out-lines.ts'
import { today } from '../../../lib/today.ts'

interface Surroundings {
  customerId: string
  whenCartIsSent: CheckoutLinks['whenCartIsSent']
}

/** Reads the lines of the cart that are for sale and that the customer did not leave out. */
export function loadChosenLinesWith(client: ShopClient, { customerId, whenCartIsSent }: Surroundings) {
  return fromPromise<CheckoutCart>(async ({ signal }) => {
    const lines = (await whenCartIsSent()) ?? (await readLines(client, signal))
    const leftOut = readLeftOut(customerId)
    const items = lines
      .filter(({ status, cartItemId }) => status === 'available' && !leftOut.has(cartItemId))
      .map(({ cartItemId, quantity, name, unit, imageUrl, weight, variants }) => ({
        cartItemId,
        quantity,
        name,
        ...(unit !== undefined && { unit }),
        imageUrl,
        weight,
        variants,
      }))
    return { items, total: totalOf(items) }
  })
}

async function readLines(client: ShopClient, signal: AbortSignal): Promise<CartItem[]> {
  const request = { params: { query: { date: today() } }, headers: withoutOverlay, signal }
  return (await dataOf(client.GET('/api/cart', request))).items
}
