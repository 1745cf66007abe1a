import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { PollWhileVisible } from '../../../components/polling/polling.ts'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { useRecord } from '../../../flows/record/use-record.ts'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'
import { paths } from '../../../lib/paths.ts'
import type { RenderCode } from '../actions/confirm-order.tsx'
import { useActionsOnOrders } from '../actions/use-actions-on-orders.ts'
import { ordersPath } from '../order-paths.ts'
import { ItemReview } from '../review/item-review.tsx'
import { readOrder } from '../read-orders.ts'
import { OrderMissing } from '../result/payment-result.tsx'
import { OrderLoading } from './order-loading.tsx'
import { OrderView } from './order-view.tsx'

/** The page of one order, which follows what happens to it. */
export function OrderPage({ orderId, renderCode }: { orderId: string; renderCode: RenderCode }) {
  const { t } = useTranslation(['orders', 'shell', 'screens'])
  const { view, retry, refresh } = useRecord('order', orderId, readOrder, { isPrivate: true })
  const actions = useActionsOnOrders(refresh)
  const order = view.kind === 'shown' ? view.item : undefined
  usePageMeta({
    ...(order && { title: `${t('orderOf')} ${order.orderNumber} · ${t('shell:brandTitle')}` }),
    isMissing: view.kind === 'notFound',
  })
  const trail = [
    { label: t('screens:profile'), to: paths.profile },
    { label: t('title'), to: ordersPath },
  ]
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} here={order?.orderNumber ?? t('screens:orderDetail')} />
      {(view.kind === 'failed' || view.kind === 'notFound') && (
        <ScreenHeading title={t('screens:orderDetail')} />
      )}
      {view.kind === 'loading' && <OrderLoading />}
      {view.kind === 'failed' && <FailedNotice message={t('orderFailed')} onRetry={retry} />}
      {view.kind === 'notFound' && <OrderMissing />}
      {order && (
        <OrderView
          order={order}
          actions={actions}
          renderCode={renderCode}
          belowItem={(item) => <ItemReview order={order} item={item} onChanged={refresh} />}
        />
      )}
      {order && canStillChange(order) && <PollWhileVisible onPoll={() => refresh({ isTimed: true })} />}
    </div>
  )
}

const canStillChange = ({ payment, fulfilment, refunds }: Order) =>
  (payment !== 'refund' && fulfilment !== 'cancelOrder') || refunds.some(({ state }) => state === 'underWay')
