import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { CodeStep } from '../../features/account/code/code-step.tsx'
import { OrderPage } from '../../features/orders/detail/order-page.tsx'
import { CreditNotePage } from '../../features/orders/invoice/credit-note-page.tsx'
import { InvoicePage } from '../../features/orders/invoice/invoice-page.tsx'
import OrdersTab from '../../features/orders/orders-tab.tsx'

/** One order of the history, or with `?view=` its tax invoice or a credit note; without an id the list of orders. */
export default function OrderDetailScreen() {
  const { t } = useTranslation('screens')
  const { orderId } = useParams()
  const [query] = useSearchParams()
  if (orderId !== undefined && query.get('view') === 'invoice') {
    return <InvoicePage key={orderId} orderId={orderId} />
  }
  if (orderId !== undefined && query.get('view') === 'creditNote')
    return <CreditNotePage key={orderId} orderId={orderId} number={query.get('number') ?? ''} />
  if (orderId !== undefined)
    return <OrderPage key={orderId} orderId={orderId} renderCode={(code) => <CodeStep {...code} />} />
  return (
    <div className="wrap">
      <ScreenHeading title={t('orderDetail')} />
      <OrdersTab />
    </div>
  )
}
