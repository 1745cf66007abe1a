import { fromPromise } from 'xstate'
import { totalOf } from '../../../machines/cart/cart.machine.ts'
import type { CheckoutCart } from '../../../machines/checkout/checkout.machine.ts'
import type {
  CheckoutRequest,
  CheckoutResult,
  PaymentChannelOption,
  ShippingOption,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { readLeftOut } from '../../lib/left-out-lines.ts'
import { today } from '../../lib/today.ts'

interface Surroundings {
  customerId: string
  whenCartIsSent: () => Promise<void>
}

/** Reads the lines of the cart that are for sale and that the customer did not leave out. */
export const loadChosenLinesWith = (client: ShopClient, { customerId, whenCartIsSent }: Surroundings) =>
  fromPromise<CheckoutCart>(async ({ signal }) => {
    await whenCartIsSent()
    const params = { query: { date: today() } }
    const cart = await dataOf(client.quiet.GET('/api/cart', { params, signal }))
    const leftOut = readLeftOut(customerId)
    const items = cart.items
      .filter(({ status, cartItemId }) => status === 'available' && !leftOut.has(cartItemId))
      .map(({ cartItemId, quantity, name, unit, imageUrl, weight, variants, cutting }) => ({
        cartItemId,
        quantity,
        name,
        imageUrl,
        weight,
        variants,
        ...(unit !== undefined && { unit }),
        ...(cutting && { cutting }),
      }))
    return { items, total: totalOf(items) }
  })

interface Shipment {
  addressBookId: string | undefined
  postcode: string
  cartItemIds: string[]
}

/** Asks by the address of the book, which may have changed since, or else by the postcode. */
export const loadShippingOptionsWith = (client: ShopClient) =>
  fromPromise<ShippingOption[], Shipment>(({ input, signal }) => {
    const { addressBookId, postcode, cartItemIds } = input
    const destination = addressBookId === undefined ? { postcode } : { addressBookId }
    const query = { ...destination, cartItemIds: cartItemIds.join(',') }
    return dataOf(client.quiet.GET('/api/cart/shipping-options', { params: { query }, signal }))
  })

export const loadChannelsWith = (client: ShopClient) =>
  fromPromise<PaymentChannelOption[]>(({ signal }) =>
    dataOf(client.quiet.GET('/api/payments/channels', { signal })),
  )

/** `crypto.randomUUID` would need a secure context; random values are available everywhere. */
export const makeKey = fromPromise<{ key: string }>(async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
})

/** The key makes the server answer a repeated request with the same order. */
export const placeOrderWith = (client: ShopClient) =>
  fromPromise<CheckoutResult, { key: string; request: CheckoutRequest }>(async ({ input, signal }) => {
    const header = { 'Idempotency-Key': input.key }
    const answer = dataOf(
      client.POST('/api/cart/checkout', { params: { header }, body: input.request, signal }),
    )
    return answer.catch(async (problem: unknown) => {
      await whileThePageStays()
      throw problem
    })
  })

/**
 * Resolves unless the page is being left, because timers of a left page never run. Leaving breaks off its requests; that
 * is no answer, and the draft still says that an order is being placed: the next page asks again with the same key.
 */
const whileThePageStays = () => new Promise<void>((resolve) => setTimeout(resolve))
