import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { CodeStep } from '../../features/account/code/code-step.tsx'
import { OrderPage } from '../../features/orders/detail/order-page.tsx'
import { InvoicePage } from '../../features/orders/invoice/invoice-page.tsx'
import { OrdersTab } from '../../features/orders/orders-tab.tsx'

/** One order of the history, or its tax invoice with `?view=invoice`; without an id the list of orders. */
export default function OrderDetailScreen() {
  const { t } = useTranslation('screens')
  const { orderId } = useParams()
  const [query] = useSearchParams()
  if (orderId !== undefined && query.get('view') === 'invoice') {
    return <InvoicePage key={orderId} orderId={orderId} />
  }
  if (orderId !== undefined)
    return <OrderPage key={orderId} orderId={orderId} renderCode={(code) => <CodeStep {...code} />} />
  return (
    <div className="wrap">
      <ScreenHeading title={t('orderDetail')} />
      <OrdersTab />
    </div>
  )
}
