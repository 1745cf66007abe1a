import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { type ReadRecordArgs, useRecord } from '../../flows/record/use-record.ts'
import type { RecordView } from '../../flows/record/record-view.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useTitle } from '../hooks/use-title.ts'
import { orderNumbersIn } from './order-query.ts'
import classes from './packing-slips.module.css'

interface PrintPageProps<Item> {
  title: string
  read: (ask: ReadRecordArgs) => Promise<Item>
  children: (item: Item) => ReactNode
}

type Kind = RecordView<unknown>['kind']

/** What is printed for the orders that the address names. Nothing is printed while one that there is is missing. */
export function PrintPage<Item>({ title, ...sheet }: PrintPageProps<Item>) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const [kinds, setKinds] = useState<Readonly<Record<string, Kind>>>({})
  const orderNumbers = orderNumbersIn(search)
  const countOf = (kind: Kind) =>
    orderNumbers.filter((orderNumber) => (kinds[orderNumber] ?? 'loading') === kind).length
  const loading = countOf('loading')
  const failed = countOf('failed')
  const isNothing = loading + failed === 0 && countOf('shown') === 0
  useTitle(title)
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        <span className="note" role="status">
          {loading > 0 && t('printLoading', { count: loading })}
          {loading === 0 && failed > 0 && t('printMissing', { count: failed })}
          {isNothing && t('printNothing')}
        </span>
        <ActionButton
          primary
          isSmall
          disabled={loading + failed > 0 || isNothing}
          onClick={() => window.print()}
        >
          {t('print')}
        </ActionButton>
      </div>
      {orderNumbers.map((orderNumber) => (
        <PrintedOrder
          key={orderNumber}
          {...{ orderNumber, ...sheet }}
          onKind={(kind) => setKinds((now) => ({ ...now, [orderNumber]: kind }))}
        />
      ))}
    </>
  )
}

interface PrintedOrderProps<Item> extends Omit<PrintPageProps<Item>, 'title'> {
  orderNumber: string
  /** Whether it is there, still read, or cannot be read. */
  onKind: (kind: Kind) => void
}

function PrintedOrder<Item>({ orderNumber, read, onKind, children }: PrintedOrderProps<Item>) {
  const { view, retry } = useRecord('printed', orderNumber, read)
  const { kind } = view
  const noteKind = useCallbackRef(onKind)
  useEffect(() => noteKind(kind), [kind, noteKind])
  if (view.kind !== 'shown')
    return (
      <div className={classes.none}>
        <RecordFallback view={view} retry={retry} name={orderNumber} />
      </div>
    )
  return children(view.item)
}
