import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { type RecordAsk, useRecord } from '../../flows/record/use-record.ts'
import { NotShown } from '../not-shown.tsx'
import { useTitle } from '../use-title.ts'
import { orderNumbersIn } from './order-query.ts'
import classes from './packing-slips.module.css'

interface PrintPageProps<Item> {
  title: string
  read: (ask: RecordAsk) => Promise<Item>
  children: (item: Item) => ReactNode
}

/** What is printed for the orders that the address names. Nothing is printed while one of them lacks. */
export function PrintPage<Item>({ title, ...sheet }: PrintPageProps<Item>) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const orderNumbers = orderNumbersIn(search)
  const missing = orderNumbers.filter((orderNumber) => !shown.has(orderNumber)).length
  useTitle(title)
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        <span className="note" role="status">
          {missing > 0 && t('printMissing', { count: missing })}
        </span>
        <ActionButton primary isSmall disabled={missing > 0} onClick={() => window.print()}>
          {t('print')}
        </ActionButton>
      </div>
      {orderNumbers.map((orderNumber) => (
        <PrintedOrder
          key={orderNumber}
          {...{ orderNumber, ...sheet }}
          onShown={() => setShown((now) => new Set([...now, orderNumber]))}
        />
      ))}
    </>
  )
}

interface PrintedOrderProps<Item> extends Omit<PrintPageProps<Item>, 'title'> {
  orderNumber: string
  onShown: () => void
}

function PrintedOrder<Item>({ orderNumber, read, onShown, children }: PrintedOrderProps<Item>) {
  const { view, retry } = useRecord('printed', orderNumber, read)
  const isShown = view.kind === 'shown'
  const markShown = useCallbackRef(onShown)
  useEffect(() => {
    if (isShown) markShown()
  }, [isShown, markShown])
  if (view.kind !== 'shown') return <NotShown view={view} retry={retry} name={orderNumber} />
  return children(view.item)
}
