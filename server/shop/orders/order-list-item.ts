import { pickUpOf } from './pick-up-of.ts'
import { orderStatusWord } from '../../../machines/order-status/order-status-word.ts'
import type { OrderListItem } from '../../../openapi/generated/schema.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { confirmBefore } from '../order-lifecycle/waiting-orders.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'

export function orderSummary({
  order,
  itemCount,
  cancelReason,
  settings,
  language,
}: {
  order: OrderRow
  itemCount: number
  /** The reason for an automatic cancellation. */
  cancelReason: OrderListItem['cancelReason'] | null | undefined
  settings: ShopSettings
  language: ApiLanguage
}): Omit<OrderListItem, 'imageUrls' | 'quantities' | 'shippedAt'> {
  const { id, orderNumber, createdAt, totalSatang, paymentChannel, payment, fulfilment } = order
  return {
    id,
    orderNumber,
    createdAt: createdAt.toISOString(),
    itemCount,
    total: baht(totalSatang),
    paymentChannel,
    payment,
    fulfilment,
    status: orderStatusWord(order),
    ...(cancelReason && { cancelReason }),
    ...confirmBefore(settings, order),
    shippingName: inLanguage(language, order.shippingNameTh, order.shippingNameEn),
    ...pickUpOf(order, language),
    ...(order.arrivesFrom !== null &&
      order.arrivesBy !== null && { arrival: { from: order.arrivesFrom, by: order.arrivesBy } }),
  }
}
