import { useDidUpdate, useSelection } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import type { BulkRun } from '../bulk/use-bulk-run.ts'
import { PagedResults } from '../parts/paged-results.tsx'
import { useLive } from '../hooks/use-live.ts'
import { SelectionBar } from './selection-bar.tsx'
import { readOrderQuery, readOrders } from './order-query.ts'
import { OrderTable } from './order-table.tsx'

/** One page of a view, and what happens to the orders that are chosen in it. `hasNone`: the whole shop has no order. */
export function OrderList({ hasNone, all }: { hasNone: boolean; all: BulkRun }) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const query = readOrderQuery(search)
  const found = useRecord('orders', query, readOrders)
  const { view, refresh } = found
  useLive(refresh)
  useDidUpdate(() => {
    if (!all.isRunning) refresh()
  }, [all.isRunning])
  const orders = view.kind === 'shown' ? view.item.data : []
  const selection = useSelection({ data: orders.map(({ id }) => id) })
  const [ids, { resetSelection }] = selection
  const chosen = orders.filter(({ id }) => ids.includes(id))
  return (
    <>
      <PagedResults
        {...{ found, query }}
        none={t(hasNone ? 'noOrdersYet' : 'noOrders')}
        countWords={(count) => t('orderCount', { count })}
      >
        {(shown) => <OrderTable orders={shown} selection={selection} />}
      </PagedResults>
      {(chosen.length > 0 || all.run) && (
        <SelectionBar
          chosen={chosen}
          all={all}
          onClear={() => {
            resetSelection()
            all.forget()
          }}
        />
      )}
    </>
  )
}
