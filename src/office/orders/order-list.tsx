import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { useChosen } from '../chosen/use-chosen.ts'
import type { RunAll } from '../chosen/use-run-all.ts'
import { NotShown } from '../not-shown.tsx'
import { PageLinks } from '../page-links.tsx'
import table from '../table.module.css'
import { useLive } from '../use-live.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { pageSize, readOrderQuery, readOrders } from './order-query.ts'
import { OrderTable } from './order-table.tsx'

/** One page of a view, and what happens to the orders that are chosen in it. `hasNone`: the whole shop has no order. */
export function OrderList({ hasNone, all }: { hasNone: boolean; all: RunAll }) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const [query] = useState(() => readOrderQuery(search))
  const { view, refresh, retry } = useRecord('orders', query, readOrders)
  const { ids, choose, clear } = useChosen()
  useLive(refresh)
  useAfterChange(all.isRunning, () => {
    if (!all.isRunning) refresh()
  })

  if (view.kind !== 'shown') return <NotShown view={view} retry={retry} className={table.empty} />
  const { data, totalRecords } = view.item
  const chosen = data.filter(({ id }) => ids.has(id))
  return (
    <>
      {data.length === 0 ? (
        <p className={table.empty}>{t(hasNone ? 'noOrdersYet' : 'noOrders')}</p>
      ) : (
        <>
          <OrderTable orders={data} chosenIds={ids} onChoose={choose} />
          <PageLinks pageNumber={query.pageNumber ?? 1} last={Math.ceil(totalRecords / pageSize)}>
            {t('orderCount', { count: totalRecords })}
          </PageLinks>
        </>
      )}
      {(chosen.length > 0 || all.run) && (
        <ChosenBar
          chosen={chosen}
          all={all}
          onClear={() => {
            clear()
            all.forget()
          }}
        />
      )}
    </>
  )
}
