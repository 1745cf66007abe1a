import { canBePaid } from '../../../machines/order-status/order-events.ts'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import type { CheckoutResult } from '../../../openapi/generated/schema.ts'
import { confirmBefore } from '../order-lifecycle/waiting-orders.ts'
import { findOrder } from '../order-lifecycle/lock-order.ts'
import { openPayment } from '../payments/open-payment.ts'
import type { Waiting } from '../payments/settle-attempts.ts'
import { countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { PlacedOrder } from './earlier-order.ts'
import { placeOrder, type Checkout } from './place-order.ts'

/** A person orders a few times an hour; each order takes products from the others until it is paid. */
export const ordersOfCustomer = [
  { max: 20, seconds: 60 },
  { max: 100, seconds: 60 * 60 },
]

/** Orders the requested lines of the cart, and opens the payment page where there is one to pay at. */
export async function checkout(
  deps: ShopDeps,
  request: Checkout,
  { releaseSlot }: Waiting,
): Promise<CheckoutResult> {
  // A provider that is temporarily unavailable does not prevent the order.
  const { paymentChannel } = request.request
  if (paymentChannels[paymentChannel].needsProvider) deps.paymentProviders.ofChannel(paymentChannel)
  await countHit(deps.database.db, { action: 'checkout', key: request.customerId, limits: ordersOfCustomer })
  const order = await placeOrder(deps, request)
  releaseSlot()
  return answerPlaced(deps, order, request.language)
}

/** What a customer is told of an order that stands, with the payment page where there is one to pay at. */
export async function answerPlaced(
  deps: ShopDeps,
  order: PlacedOrder,
  language: Checkout['language'],
): Promise<CheckoutResult> {
  const isToBePaid = order.payment === 'pending' && canBePaid(order)
  return isToBePaid ? withPaymentPage(deps, order, language) : toResult(deps, order)
}

const toResult = ({ settings }: ShopDeps, order: PlacedOrder): CheckoutResult => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  paymentStatus: order.payment,
  ...confirmBefore(settings, order),
})

/** The order stands even if the payment page cannot be opened: it is returned without one and can be paid later. */
async function withPaymentPage(
  deps: ShopDeps,
  { id: orderId }: PlacedOrder,
  returnLanguage: Checkout['language'],
): Promise<CheckoutResult> {
  try {
    return await openPayment(deps, { orderId, returnLanguage })
  } catch (error) {
    deps.warn(error, 'the payment page was not opened')
    return toResult(deps, await findOrder(deps.database.db, orderId))
  }
}
