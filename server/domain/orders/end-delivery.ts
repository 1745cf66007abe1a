import { eraseBuyerOfNoInvoice } from '../erasure-of-orders.ts'
import { settleAfterwards } from '../payments/settle-attempts.ts'
import type { ShopParts } from '../shop-parts.ts'
import { applyOrderEvent } from './apply-order-event.ts'

/** Cancels an order whose parcel does not arrive, and gives back what was paid for it. */
export async function endDelivery(
  parts: ShopParts,
  orderId: string,
  event: 'parcel.returned' | 'parcel.lost',
): Promise<void> {
  await parts.database.db.transaction(async (tx) => {
    await applyOrderEvent(tx, orderId, event)
    await eraseBuyerOfNoInvoice(tx, orderId)
  })
  await settleAfterwards(parts, orderId)
}
