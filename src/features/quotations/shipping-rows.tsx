import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AskTheStore } from '../../components/ask-the-store/ask-the-store.tsx'
import { ChoiceRows } from '../../components/choice-rows/choice-rows.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { readShipping, type Shipment } from './quotation-api.ts'

interface ShippingRowsProps {
  shipment: Shipment
  value: string | undefined
  onChange: (shippingId: string) => void
}

/** The ways to send the goods to the address; the first that takes them is marked. */
export function ShippingRows({ shipment, value, onChange }: ShippingRowsProps) {
  const { t } = useTranslation(['quotations', 'checkout'])
  const { view, retry } = useRecord('shipping to quote', shipment, readShipping, { isPrivate: true })
  const options = view.kind === 'shown' ? view.item : []
  const first = options.find(({ available }) => available)?.shippingId
  useEffect(() => {
    if (value === undefined && first !== undefined) onChange(first)
  }, [value, first, onChange])
  if (view.kind === 'failed' || view.kind === 'notFound')
    return <FailedNotice message={t('shippingFailed')} onRetry={retry} />
  if (view.kind === 'loading') return <SkeletonGroup height={120} />
  if (options.length === 0) return <AskTheStore message={t('checkout:outOfArea')} />
  const rows = (
    <ChoiceRows
      name="shipping"
      label={t('sendBy')}
      value={value}
      onChange={onChange}
      options={options.map(({ shippingId, name, price, available, reason }) => ({
        value: shippingId,
        label: name,
        ...(available
          ? { aside: formatPrice(price.amount) }
          : { reason: t(`checkout:unavailable_${reason ?? 'outOfArea'}`) }),
      }))}
    />
  )
  if (first !== undefined) return rows
  return (
    <>
      <AskTheStore message={t('checkout:nothingSuits')} />
      {rows}
    </>
  )
}
