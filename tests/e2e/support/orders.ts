import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'
import { suitsWay } from '../../../machines/payment-channels.ts'
import type { OrderEventType } from '../../../machines/order-status/order-events.ts'
import type { CheckoutResult, PaymentChannel } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../support/addresses.ts'
import { putIntoCart, type Tokens } from './customer.ts'

/** Places an order of one product for a customer, through the API; one in cash on delivery is confirmed by the staff. */
export async function placeOrder(
  request: APIRequestContext,
  tokens: Tokens,
  paymentChannel: PaymentChannel = 'card',
): Promise<CheckoutResult> {
  const placed = await placeAsCustomer(request, tokens, paymentChannel)
  if (placed.confirmBefore !== undefined) await moveOrder(request, placed.orderNumber, 'order.confirm')
  return placed
}

/** Places an order of one product, which waits for its confirmation where it is in cash on delivery. */
export async function placeAsCustomer(
  request: APIRequestContext,
  tokens: Tokens,
  paymentChannel: PaymentChannel,
): Promise<CheckoutResult> {
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  await putIntoCart(request, tokens)
  const cart = await (await request.get('/api/cart?date=2026-11-22', { headers })).json()
  const cartItemIds = cart.items.map(({ cartItemId }: { cartItemId: string }) => cartItemId)
  if (!suitsWay(paymentChannel, { isPickUp: false })) {
    const data = { pickUpBranchId: 'nonthaburi', cartItemIds, paymentChannel }
    const placed = await request.post('/api/cart/checkout', { headers, data })
    expect(placed.status(), await placed.text()).toBe(200)
    return placed.json()
  }
  const options = await request.get(`/api/cart/shipping-options?postcode=${thaiAddress.postcode}`, {
    headers,
  })
  const chosen = (await options.json()).find(({ available }: { available: boolean }) => available)
  const answer = await request.post('/api/cart/checkout', {
    headers,
    data: {
      deliveryAddress: thaiAddress,
      cartItemIds,
      shippingId: chosen.shippingId,
      paymentChannel,
      shippingPricePerWeightIdentifier: chosen.shippingPricePerWeightIdentifier,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Lets something happen to an order at the operator's console, as the shop's staff, the carrier or the bank would. */
export async function moveOrder(
  request: APIRequestContext,
  orderNumber: string,
  ...events: OrderEventType[]
) {
  for (const type of events) {
    const answer = await request.post(`/sandbox/orders/${orderNumber}/events`, { data: { type } })
    expect(answer.status(), `${type}: ${await answer.text()}`).toBe(200)
  }
}
