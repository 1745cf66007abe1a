import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { OrderPage } from '../../features/orders/detail/order-page.tsx'
import { OrdersRoom } from '../../features/orders/orders-room.tsx'

/** One order of the history; without an id the list of orders. */
export default function OrderDetailScreen() {
  const { t } = useTranslation('screens')
  const { orderId } = useParams()
  if (orderId !== undefined) return <OrderPage key={orderId} orderId={orderId} />
  return (
    <div className="wrap">
      <ScreenHeading title={t('orderDetail')} />
      <OrdersRoom />
    </div>
  )
}
