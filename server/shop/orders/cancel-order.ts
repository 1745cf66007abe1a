import { canBeCancelled } from '../../../machines/order-status/order-events.ts'
import { Problem } from '../common/problem.ts'
import { settleAfterwards, settleBeforeCancelling, type Waiting } from '../payments/settle-attempts.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder } from '../order-lifecycle/lock-order.ts'

/** Cancels an order that has not been shipped: returns its stock and refunds what was paid, even if the payment arrives later. */
export async function cancelOrder(
  deps: ShopDeps,
  { orderId, customerId }: { orderId: string; customerId?: string },
  { releaseSlot }: Partial<Waiting> = {},
): Promise<void> {
  const { db } = deps.database
  const order = await findOrder(db, orderId, customerId)
  if (!canBeCancelled(order)) throw new Problem('ORDER_NOT_ALLOWED', 'The order cannot be cancelled any more')
  releaseSlot?.()
  await settleBeforeCancelling(deps, orderId)
  await db.transaction((tx) => applyOrderEvent(tx, orderId, 'order.cancel'))
  await settleAfterwards(deps, orderId)
}
