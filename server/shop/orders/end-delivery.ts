import { eraseBuyerOfNoInvoice } from './erasure-of-orders.ts'
import { settleAfterwards } from '../payments/settle-attempts.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'

/** Cancels an order whose parcel was returned or lost, and refunds it. */
export async function endDelivery(
  deps: ShopDeps,
  orderId: string,
  event: 'parcel.returned' | 'parcel.lost',
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await applyOrderEvent(tx, orderId, event)
    await eraseBuyerOfNoInvoice(tx, orderId)
  })
  await settleAfterwards(deps, orderId)
}
