import { cancelOrder } from '../domain/orders/cancel-order.ts'
import { listOrders } from '../domain/orders/list-orders.ts'
import { findOrder } from '../domain/orders/lock-order.ts'
import { readOrder } from '../domain/orders/read-order.ts'
import { openPayment } from '../domain/payments/open-payment.ts'
import { settleBeforeReading, settleOverdue } from '../domain/payments/settle-attempts.ts'
import type { ShopParts } from '../domain/shop-parts.ts'
import { signedIn, type Handlers } from '../http/handlers.ts'

export function orderHandlers(parts: ShopParts): Handlers {
  const { db } = parts.database
  return {
    async listOrders(call) {
      const { customerId } = signedIn(call)
      await settleOverdue(parts, customerId)
      return listOrders(db, customerId, call.query ?? {})
    },
    async getOrder(call) {
      const { customerId } = signedIn(call)
      const { id } = await findOrder(db, call.path.id, customerId)
      await settleBeforeReading(parts, id)
      return readOrder(db, id, { customerId, language: call.language })
    },
    async cancelOrder(call) {
      const { customerId } = signedIn(call)
      await cancelOrder(parts, { orderId: call.path.id, customerId })
      return readOrder(db, call.path.id, { customerId, language: call.language })
    },
    async payOrder(call) {
      const { customerId } = signedIn(call)
      const { returnLanguage = call.language } = call.body
      return openPayment(parts, { orderId: call.path.id, customerId, returnLanguage })
    },
  }
}
