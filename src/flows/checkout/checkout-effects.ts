import { fromPromise } from 'xstate'
import { totalOf } from '../../../machines/cart/cart.machine.ts'
import type {
  CartReading,
  CheckoutCart,
  CheckoutDraft,
  Shipment,
} from '../../../machines/checkout/checkout.machine.ts'
import type {
  CheckoutRequest,
  CheckoutResult,
  PaymentChannelOption,
  ShippingOption,
} from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { readLeftOut } from '../../lib/left-out-lines.ts'
import { today } from '../../lib/formats/today.ts'
import type { CheckoutLinks } from './checkout-links.ts'

interface Environment {
  customerId: string
  readLanguage: () => ApiLanguage
  whenCartIsSent: CheckoutLinks['whenCartIsSent']
}

/** Reads the lines of the cart that are for sale and that the customer did not leave out. */
export const loadChosenLinesWith = (
  client: ShopClient,
  { customerId, readLanguage, whenCartIsSent }: Environment,
) =>
  fromPromise<CartReading, { draft: CheckoutDraft }>(async ({ input: { draft }, signal }) => {
    await whenCartIsSent(signal)
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
    const lines = { items, total: totalOf(items) }
    if (isSameWords(lines, draft.cart)) return lines
    return { ...lines, inNewWords: await readDecided(client, { draft, language: readLanguage(), signal }) }
  })

/** Whether both are in one language: the cart has no word for that. */
const isSameWords = (cart: CheckoutCart, before: CheckoutCart): boolean => wordsOf(cart) === wordsOf(before)

const wordsOf = ({ items }: CheckoutCart): string =>
  JSON.stringify(items.map(({ name, unit, variants: [variant] }) => [name, unit, variant?.color.name]))

interface Decided {
  draft: CheckoutDraft
  language: ApiLanguage
  signal: AbortSignal
}

/** Reads the names of the shipping or the branch that was decided on; where that fails, the old ones stay. */
async function readDecided(
  client: ShopClient,
  { draft: { shipping, pickUp, address, cart }, language, signal }: Decided,
): Promise<CartReading['inNewWords']> {
  try {
    if (pickUp) {
      const params = { path: { language } }
      const branches = await dataOf(client.quiet.GET('/{language}/api/pick-up-branches', { params, signal }))
      return { pickUp: branches.find(({ id }) => id === pickUp.id) }
    }
    if (!shipping || !address) return undefined
    const { addressBookId, postcode } = address
    const cartItemIds = cart.items.map(({ cartItemId }) => cartItemId)
    const options = await readShippingOptions(client, { addressBookId, postcode, cartItemIds }, signal)
    const named = options.find(({ shippingId }) => shippingId === shipping.shippingId)
    // The price is the one that the shopper agreed to.
    return named && { shipping: { ...shipping, name: named.name } }
  } catch (error) {
    if (error instanceof ShopProblem) return undefined
    throw error
  }
}

export const loadShippingOptionsWith = (client: ShopClient) =>
  fromPromise<ShippingOption[], Shipment>(({ input, signal }) => readShippingOptions(client, input, signal))

/** Asks by the address of the book, which may have changed since, or else by the postcode. */
function readShippingOptions(client: ShopClient, shipment: Shipment, signal: AbortSignal) {
  const { addressBookId, postcode, cartItemIds } = shipment
  const destination = addressBookId === undefined ? { postcode } : { addressBookId }
  const query = { ...destination, cartItemIds: cartItemIds.join(',') }
  return dataOf(client.quiet.GET('/api/cart/shipping-options', { params: { query }, signal }))
}

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
