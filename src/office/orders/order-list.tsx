import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { useChosen } from '../chosen/use-chosen.ts'
import { useRunAll } from '../chosen/use-run-all.ts'
import { NotShown } from '../not-shown.tsx'
import { PageLinks } from '../page-links.tsx'
import table from '../table.module.css'
import { useLive } from '../use-live.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { pageSize, readOrderQuery, readOrders } from './order-query.ts'
import { OrderTable } from './order-table.tsx'

/** One page of a view, and what happens to the orders that are chosen in it. `hasNone`: the whole shop has no order. */
export function OrderList({ hasNone, onChanged }: { hasNone: boolean; onChanged: () => void }) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const [query] = useState(() => readOrderQuery(search))
  const { view, refresh, retry } = useRecord('orders', query, readOrders)
  const { ids, choose, clear } = useChosen()
  const all = useRunAll(() => {
    refresh()
    onChanged()
  })
  useLive(refresh)

  if (view.kind !== 'shown') return <NotShown view={view} retry={retry} className={table.empty} />
  const { data, totalRecords } = view.item
  if (data.length === 0) return <p className={table.empty}>{t(hasNone ? 'noOrdersYet' : 'noOrders')}</p>
  const chosen = data.filter(({ id }) => ids.has(id))
  return (
    <>
      <OrderTable orders={data} chosenIds={ids} onChoose={choose} />
      <PageLinks pageNumber={query.pageNumber ?? 1} last={Math.ceil(totalRecords / pageSize)}>
        {t('orderCount', { count: totalRecords })}
      </PageLinks>
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
