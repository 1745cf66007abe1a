import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { listOrders } from './list-orders.ts'
import { findOrder } from '../order-lifecycle/lock-order.ts'
import { readOrder } from './read-order.ts'
import { openPayment } from '../payments/open-payment.ts'
import { readTransfer } from '../payments/qr-codes.ts'
import { settleBeforeReading, settleOverdue } from '../payments/settle-attempts.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { signedIn, type Handlers } from '../common/handlers.ts'
import { countHit } from '../common/rate-limit.ts'

/** Far above what a person does who tries one card after the other: each try may ask the provider. */
const paymentsOfCustomer = [
  { max: 120, seconds: 60 },
  { max: 600, seconds: 60 * 60 },
]

export function orderHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  return {
    async listOrders(call) {
      const { customerId } = signedIn(call)
      await settleOverdue(deps, customerId, call)
      return listOrders(deps, customerId, call.query ?? {}, call.language)
    },
    async getOrder(call) {
      const { customerId } = signedIn(call)
      const { id } = await findOrder(db, call.path.id, customerId)
      await settleBeforeReading(deps, id, call)
      return readOrder(deps, id, { customerId, language: call.language })
    },
    async cancelOrder(call) {
      const { customerId } = signedIn(call)
      await cancelOrder(deps, { orderId: call.path.id, customerId }, call)
      return readOrder(deps, call.path.id, { customerId, language: call.language })
    },
    async confirmOrder(call) {
      const { customerId } = signedIn(call)
      const { id } = call.path
      await confirmOrder(deps, { orderId: id, customerId, otp: call.body.otp }, call.clientNetwork)
      return readOrder(deps, id, { customerId, language: call.language })
    },
    async payOrder(call) {
      const { customerId } = signedIn(call)
      const { returnLanguage = call.language, paymentChannel } = call.body
      await countHit(db, { action: 'pay', key: customerId, limits: paymentsOfCustomer })
      call.givePlaceBack()
      return openPayment(deps, { orderId: call.path.id, customerId, paymentChannel, returnLanguage })
    },
    async getOrderTransfer(call) {
      const { customerId } = signedIn(call)
      return readTransfer(deps, await findOrder(db, call.path.id, customerId))
    },
  }
}
