import type {
  Cart,
  CartChange,
  CheckoutRequest,
  CheckoutResult,
  Problem,
  ShippingOption,
} from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../addresses.ts'
import { addCustomer, signedInAs } from './customers.ts'
import type { TestProduct } from './test-product.ts'
import type { CallOptions, TestAnswer, TestApi } from './open-api.ts'

export const put = (op: 'add' | 'replace', product: TestProduct, quantity = 1): CartChange => ({
  op,
  path: '/items',
  value: { ...product, quantity, weight: { value: 1, unit: 'kilogram' } },
})

export const remove = (product: TestProduct): CartChange => ({ op: 'remove', path: '/items', value: product })

/** An order that is shipped to an address, not picked up. */
export type ShippedRequest = CheckoutRequest &
  Required<Pick<CheckoutRequest, 'deliveryAddress' | 'shippingId' | 'shippingPricePerWeightIdentifier'>>

/** A signed-in customer who uses the shop through its API alone. */
export class Shopper {
  readonly id: string
  readonly #api: Pick<TestApi, 'call'>

  constructor(api: Pick<TestApi, 'call'>, id: string) {
    this.#api = api
    this.id = id
  }

  call(method: string, url: string, { headers, ...options }: CallOptions = {}): Promise<TestAnswer> {
    return this.#api.call(method, url, { ...options, headers: { ...signedInAs(this.id), ...headers } })
  }

  /** The same customer, but using another server of the shop. */
  at(api: Pick<TestApi, 'call'>): Shopper {
    return new Shopper(api, this.id)
  }

  async cart(headers: CallOptions['headers'] = {}): Promise<Cart> {
    return good(await this.call('GET', '/api/cart?date=2026-11-21', { headers }))
  }

  patch(changes: CartChange[], headers: CallOptions['headers'] = {}): Promise<TestAnswer> {
    const json = { 'content-type': 'application/json-patch+json' }
    return this.call('PATCH', '/api/cart', { headers: { ...json, ...headers }, body: changes })
  }

  /** Adds products to the cart and returns the cart. */
  async take(...changes: CartChange[]): Promise<Cart> {
    return good(await this.patch(changes))
  }

  async options(postcode = thaiAddress.postcode): Promise<ShippingOption[]> {
    return good(await this.call('GET', `/api/cart/shipping-options?postcode=${postcode}`))
  }

  /** A checkout request for the whole cart: the first available shipping option, and cash on delivery. */
  async request(fields: Partial<ShippedRequest> = {}): Promise<ShippedRequest> {
    const deliveryAddress = fields.deliveryAddress ?? thaiAddress
    const [cart, options] = [await this.cart(), await this.options(deliveryAddress.postcode)]
    const chosen = options.find(({ available }) => available)
    if (!chosen) throw new Error('Nobody carries this cart')
    return {
      deliveryAddress,
      cartItemIds: cart.items.map(({ cartItemId }) => cartItemId),
      shippingId: chosen.shippingId,
      paymentChannel: 'cashOnDelivery',
      shippingPricePerWeightIdentifier: chosen.shippingPricePerWeightIdentifier,
      expectedTotal: {
        amount: (Math.round(cart.total.amount * 100) + Math.round(chosen.price.amount * 100)) / 100,
      },
      ...fields,
    }
  }

  /** A checkout request for the whole cart, picked up at a branch. */
  async pickUpRequest(fields: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
    const cart = await this.cart()
    return {
      pickUpBranchId: 'nonthaburi',
      cartItemIds: cart.items.map(({ cartItemId }) => cartItemId),
      paymentChannel: 'payAtCounter',
      expectedTotal: cart.total,
      ...fields,
    }
  }

  checkout(body: CheckoutRequest, key?: string): Promise<TestAnswer> {
    return this.call('POST', '/api/cart/checkout', { headers: { 'idempotency-key': key }, body })
  }

  async order(body: CheckoutRequest, key?: string): Promise<CheckoutResult> {
    return good(await this.checkout(body, key))
  }
}

export async function newShopper(api: Pick<TestApi, 'call' | 'database'>): Promise<Shopper> {
  return new Shopper(api, await addCustomer(api.database))
}

export function good<Body>({ status, body }: TestAnswer): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body as Body
}

/** The parts of a refusal that tests compare. */
export function refusalOf({ status, body }: TestAnswer) {
  const { code, detail, errors } = body as Problem
  return { status, code, ...(detail !== undefined && { detail }), ...(errors && { errors }) }
}
