import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { useBulkRun } from '../bulk/use-bulk-run.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { useOrderCounts } from '../order-counts.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Views } from '../parts/views.tsx'
import { OrderFilters } from './order-filters.tsx'
import { exportOrders, readOrderQuery, views } from './order-query.ts'
import { OrderList } from './order-list.tsx'
import { UnsettledRefunds } from './unsettled-refunds.tsx'

/** The orders of all customers. Which of them are shown stands in the address. */
export function OrdersScreen() {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const { mayUse } = useStaff()
  const { counts, refresh } = useOrderCounts()
  // A run goes on in whichever view it began.
  const all = useBulkRun(refresh)
  const current = readOrderQuery(search).view ?? 'all'
  useTitle(t('orders'))
  return (
    <>
      <Group justify="space-between" gap="8 12">
        <h1>{t('orders')}</h1>
        <ExportButton name="orders" read={exportOrders(search)}>
          {t('exportCsv')}
        </ExportButton>
      </Group>
      <Views label={t('views')} views={[...views, 'all']} current={current} to={(view) => `?view=${view}`}>
        {(view) => [t(`view_${view}`), counts?.[view]]}
      </Views>
      {current === 'toRefund' && mayUse('refunds') ? (
        <UnsettledRefunds onChanged={refresh} />
      ) : (
        <>
          <OrderFilters />
          <OrderList key={String(search)} hasNone={counts?.all === 0} all={all} />
        </>
      )}
    </>
  )
}
