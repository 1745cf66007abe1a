import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { listOrders } from './list-orders.ts'
import { findOrder } from '../order-lifecycle/lock-order.ts'
import { readOrder } from './read-order.ts'
import { openPayment } from '../payments/open-payment.ts'
import { readTransfer } from '../payments/qr-codes.ts'
import { settleBeforeReading, settleOverdue } from '../payments/settle-attempts.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { afterwards, askedBy, signedIn, type Call, type Handlers } from '../common/handlers.ts'
import { countHit } from '../common/rate-limit.ts'

/** Far above what a person does who tries one card after the other: each try may ask the provider. */
const paymentsOfCustomer = [
  { max: 120, seconds: 60 },
  { max: 600, seconds: 60 * 60 },
]

export function orderHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  const answer = (call: OrderCall) => readOrder(deps, call.path.id, askedBy(call))
  const answerAfter = afterwards(answer)
  return {
    async listOrders(call) {
      const { customerId } = signedIn(call)
      await settleOverdue(deps, customerId, call)
      return listOrders(deps, customerId, call.query ?? {}, call.language)
    },
    async getOrder(call) {
      const { id } = await findOrder(db, call.path.id, signedIn(call).customerId)
      await settleBeforeReading(deps, id, call)
      return answer(call)
    },
    cancelOrder: (call) => answerAfter(call, cancelOrder(deps, theirs(call), call)),
    confirmOrder: (call) =>
      answerAfter(call, confirmOrder(deps, { ...theirs(call), otp: call.body.otp }, call.clientNetwork)),
    async payOrder(call) {
      const { returnLanguage = call.language, paymentChannel } = call.body
      await countHit(db, { action: 'pay', key: signedIn(call).customerId, limits: paymentsOfCustomer })
      call.releaseSlot()
      return openPayment(deps, { ...theirs(call), paymentChannel, returnLanguage })
    },
    getOrderTransfer: async (call) =>
      readTransfer(deps, await findOrder(db, call.path.id, signedIn(call).customerId)),
  }
}

type OrderCall = Pick<Call<'getOrder'>, 'path' | 'session' | 'language'>

const theirs = (call: OrderCall) => ({ orderId: call.path.id, customerId: signedIn(call).customerId })
