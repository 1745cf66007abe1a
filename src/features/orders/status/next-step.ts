import { paymentChannels } from '../../../../machines/payment-channels.ts'
import type { OrderListItem } from '../../../../openapi/generated/schema.ts'

/** The translation key of what happens next to an order. Nobody pays before the handover where the carrier or the counter takes the money. */
export function nextStep({
  status,
  paymentChannel,
  cancelReason,
  confirmBefore,
}: Pick<OrderListItem, 'status' | 'paymentChannel' | 'cancelReason' | 'confirmBefore'>) {
  if (status === 'cancelOrder' && cancelReason === 'unpaid') return 'nextUnpaid'
  if (status === 'cancelOrder' && cancelReason === 'unconfirmed') return 'nextUnconfirmedEnd'
  if (confirmBefore !== undefined) return 'nextUnconfirmed'
  if (status === 'refund') return `nextRefund_${paymentChannel}` as const
  const { isPaidBeforeShipping } = paymentChannels[paymentChannel]
  return status === 'pending' && !isPaidBeforeShipping ? 'nextPendingOnDelivery' : (`next_${status}` as const)
}
