import { useTranslation } from 'react-i18next'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import { OrderStatusBadge } from '../../components/order-status/order-status-badge.tsx'

const words = {
  page: 'paymentPending',
  transfer: 'paymentPending',
  carrier: 'paymentOnDelivery',
  counter: 'paymentAtCounter',
} as const

/** The money of an order: what is pending is awaited by the shop, by the carrier or at a branch; of a cancelled order nothing is. */
export function PaymentMark({
  payment,
  paymentChannel,
  fulfilment,
}: Pick<OfficeOrder, 'payment' | 'paymentChannel' | 'fulfilment'>) {
  const { t } = useTranslation('office')
  if (payment !== 'pending') return <OrderStatusBadge status={payment} />
  if (fulfilment === 'cancelOrder') return <OrderStatusBadge status="cancelOrder" label={t('paymentNone')} />
  return <OrderStatusBadge status="pending" label={t(words[paymentChannels[paymentChannel].paidBy])} />
}
