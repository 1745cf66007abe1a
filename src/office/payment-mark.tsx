import { useTranslation } from 'react-i18next'
import type { OfficeOrder } from '../../openapi/generated/schema.ts'
import { OrderStatusMark } from '../components/order-status/order-status-mark.tsx'

/** The money of an order: what is pending is awaited by the shop, or by the carrier. */
export function PaymentMark({ payment, paymentChannel }: Pick<OfficeOrder, 'payment' | 'paymentChannel'>) {
  const { t } = useTranslation('office')
  if (payment !== 'pending') return <OrderStatusMark status={payment} />
  const isOnDelivery = paymentChannel === 'cashOnDelivery'
  return <OrderStatusMark status="pending" label={t(isOnDelivery ? 'paymentOnDelivery' : 'paymentPending')} />
}
