import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useSearchParams } from 'react-router-dom'
import type { OrderListItem } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../components/growing-list/growing-list.tsx'
import type { OrderActions } from '../../flows/order-actions/use-order-actions.ts'
import { usePagedList, type PagedList } from '../../flows/paged-list/use-paged-list.ts'
import { paths } from '../../lib/paths.ts'
import { ActionNotice } from './actions/action-notice.tsx'
import { useActionsOnOrders } from './actions/use-actions-on-orders.ts'
import { FollowOrders } from './list/follow-orders.tsx'
import { OrderRow } from './list/order-row.tsx'
import { OrdersLoading } from './list/orders-loading.tsx'
import { ordersPath } from './order-paths.ts'
import classes from './orders-tab.module.css'
import { readOrders, type OrdersQuery } from './read-orders.ts'

/** The list of the customer's orders: the tab `?tab=orders` of the profile; with `?unpaid=true`, those that wait for their payment. */
export default function OrdersTab() {
  const [search] = useSearchParams()
  const isUnpaid = search.get('unpaid') === 'true'
  return <OrdersOf key={String(isUnpaid)} query={isUnpaid ? { unpaid: true } : {}} />
}

function OrdersOf({ query }: { query: OrdersQuery }) {
  const list = usePagedList('orders', readOrders, query, undefined, { isPrivate: true })
  const actions = useActionsOnOrders(list.refresh)
  return <OrdersView list={list} actions={actions} isUnpaid={query.unpaid === true} />
}

interface OrdersViewProps {
  list: PagedList<OrderListItem>
  actions: OrderActions
  isUnpaid: boolean
}

function OrdersView({ list, actions, isUnpaid }: OrdersViewProps) {
  const { t } = useTranslation('orders')
  const { view, more, retry, refresh } = list
  return (
    <section className={classes.tab} aria-labelledby="list-of-orders">
      <h2 id="list-of-orders" className="visually-hidden">
        {t(isUnpaid ? 'unpaidOnly' : 'listTitle')}
      </h2>
      {isUnpaid ? (
        <UnpaidOnly />
      ) : (
        <p>
          <Link to={generatePath(paths.quotation, {})}>{t('quotations')}</Link>
        </p>
      )}
      <ActionNotice actions={actions} />
      {view.kind === 'loading' && <OrdersLoading />}
      {view.kind === 'failed' && <FailedNotice message={t('listFailed')} onRetry={retry} />}
      {view.kind === 'empty' && (isUnpaid ? <EmptyNotice title={t('noUnpaid')} /> : <NoOrders />)}
      {view.kind === 'shown' && (
        <>
          <FollowOrders orders={view.items} onPoll={() => refresh({ isTimed: true })} />
          <GrowingList view={view} onMore={more} onRetry={retry}>
            <Rows orders={view.items} actions={actions} />
          </GrowingList>
        </>
      )}
    </section>
  )
}

/** Says that the list is not whole, and leads to the whole one. */
function UnpaidOnly() {
  const { t } = useTranslation('orders')
  return (
    <div className={classes.narrowed}>
      <p>{t('unpaidOnly')}</p>
      <ActionLink to={ordersPath} isSmall>
        {t('allOrders')}
      </ActionLink>
    </div>
  )
}

function Rows({ orders, actions }: { orders: OrderListItem[]; actions: OrderActions }) {
  const payingId = useSelector(actions, (snapshot) =>
    snapshot.matches('startingPayment') || snapshot.matches('leaving') ? snapshot.context.orderId : undefined,
  )
  return (
    <ul className={classes.rows}>
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          onPay={() => actions.send({ type: 'order.pay', orderId: order.id })}
          isPaying={payingId === order.id}
        />
      ))}
    </ul>
  )
}

function NoOrders() {
  const { t } = useTranslation('orders')
  return (
    <EmptyNotice
      picture={<img src="/media/drawings/sheet-stack/f3f1ea.svg" width={160} height={160} alt="" />}
      title={t('empty')}
      text={t('emptyText')}
    >
      <ActionLink to={generatePath(paths.productList, {})} primary>
        {t('seeAll')}
      </ActionLink>
    </EmptyNotice>
  )
}
