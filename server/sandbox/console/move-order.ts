import {
  canBePaid,
  isOrderEventType,
  nextStatus,
  type OrderEventType,
} from '../../../machines/order-status/order-events.ts'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import { orderByNumber } from '../../shop/office/read-office-order.ts'
import { applyOrderEvent } from '../../shop/order-lifecycle/apply-order-event.ts'
import { cancelOrder } from '../../shop/orders/cancel-order.ts'
import { expireOrder } from '../../shop/orders/expire-orders.ts'
import { endDelivery } from '../../shop/orders/end-delivery.ts'
import { findOrder, type OrderRow } from '../../shop/order-lifecycle/lock-order.ts'
import { attemptsOf } from '../../shop/payments/attempts.ts'
import { openPayment } from '../../shop/payments/open-payment.ts'
import { askProvider, settleAfterwards } from '../../shop/payments/settle-attempts.ts'
import type { ShopDeps } from '../../shop/common/shop-deps.ts'
import { invalid, Problem } from '../../shop/common/problem.ts'
import { recordBankDecision, type BankDecision } from '../payment-page/decide-payment.ts'

/** Applies an event of the shop, the carrier or the bank to an order, if its statechart allows it. */
export async function moveOrder(deps: ShopDeps, orderNumber: string, type: string): Promise<OrderRow> {
  const order = await orderByNumber(deps.database.db, orderNumber)
  if (!isOrderEventType(type)) throw invalid('There is no such event', [{ field: 'type', code: 'enum' }])
  if (!nextStatus(order, type)) {
    throw new Problem('ORDER_NOT_ALLOWED', `${type} is not allowed for the order as it stands`)
  }
  await applyEvent(deps, order, type)
  return findOrder(deps.database.db, order.id)
}

async function applyEvent(deps: ShopDeps, order: OrderRow, type: OrderEventType): Promise<void> {
  const orderId = order.id
  if (type === 'order.cancel') return cancelOrder(deps, { orderId })
  if (type === 'order.expire') return void (await expireOrder(deps, orderId))
  if (type === 'parcel.returned' || type === 'parcel.lost') return endDelivery(deps, orderId, type)
  if (type === 'payment.again') return void (await openPayment(deps, { orderId, returnLanguage: 'thai' }))
  const word = bankDecisions[type]
  const { needsProvider } = paymentChannels[order.paymentChannel]
  if (word && needsProvider && (await settleAtSandboxBank(deps, order, word))) return
  await deps.database.db.transaction((tx) => applyOrderEvent(tx, orderId, type))
}

const bankDecisions: Partial<Record<OrderEventType, BankDecision>> = {
  'payment.paid': 'paid',
  'payment.failed': 'failed',
  'payment.refunded': 'refunded',
}

/** Payments are decided at the payment page, which notifies the shop; false when the page knows no attempt. */
async function settleAtSandboxBank(deps: ShopDeps, order: OrderRow, word: BankDecision): Promise<boolean> {
  const { db } = deps.database
  if (word !== 'refunded' && canBePaid(order)) {
    await openPayment(deps, { orderId: order.id, returnLanguage: 'thai' })
  }
  const attempts = await attemptsOf(db, order.id)
  const meant =
    word === 'refunded'
      ? attempts.filter(({ state, refundedAt }) => state === 'paid' && refundedAt === null)
      : attempts.slice(-1)
  let isHeard = false
  for (const attempt of meant) {
    if (!(await recordBankDecision(db, attempt.id, word))) continue
    await askProvider(deps, attempt, 'ask')
    isHeard = true
  }
  await settleAfterwards(deps, order.id)
  return isHeard
}
