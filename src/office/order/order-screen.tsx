import { Box, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { OrderStatusBadge } from '../../components/order-status/order-status-badge.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { PaymentMark } from '../parts/payment-mark.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { useLive } from '../hooks/use-live.ts'
import { useTitle } from '../hooks/use-title.ts'
import { OrderActions } from './order-actions.tsx'
import { readOrder } from './order-change.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import classes from './order-screen.module.css'
import { PreviousNextLinks } from './previous-next-links.tsx'

export function OrderScreen() {
  const { orderNumber = '' } = useParams()
  const { view, refresh, retry } = useRecord('order', orderNumber, readOrder)
  useTitle(orderNumber)
  useLive(refresh)
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} />
  return <Order detail={view.item} onOutdated={refresh} />
}

function Order({ detail, onOutdated }: { detail: OfficeOrderDetail; onOutdated: () => void }) {
  const { t } = useTranslation(['office', 'orders'])
  const { dateTime, amounts } = useFormat()
  const edit = useEdit(onOutdated)
  const { order } = detail
  return (
    <>
      <PreviousNextLinks orderNumber={order.orderNumber} />
      <Group gap="8 12">
        <h1>{order.orderNumber}</h1>
        <PaymentMark {...order} />
        <OrderStatusBadge status={order.fulfilment} />
        <Box component={Link} ml="auto" to={`/orders/packing-slips?of=${order.orderNumber}`}>
          {t('packingSlip')}
        </Box>
      </Group>
      <Text c="dimmed" mb={12}>
        {t('orders:placedAt', { date: dateTime(order.createdAt) })} ·{' '}
        {t(`orders:channel_${order.paymentChannel}`)} · {amounts(order.items, t('orders:pieces'))}
      </Text>
      <OrderActions detail={detail} edit={edit} />
      <div className={classes.columns}>
        <OrderLines detail={detail} />
        <aside>
          <OrderFacts detail={detail} />
          <OrderHistory detail={detail} edit={edit} />
        </aside>
      </div>
    </>
  )
}
