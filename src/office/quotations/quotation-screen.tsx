import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { OfficeQuotation } from '../../../openapi/generated/schema.ts'
import { lastDayOf, useQuotationState } from '../../flows/quotation/use-quotation-state.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { addressText } from '../../lib/thai-addresses/format-address.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { DescriptionList } from '../parts/description-list.tsx'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useTitle } from '../hooks/use-title.ts'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { readQuotation } from './quotation-query.ts'

export function QuotationScreen() {
  const { id = '' } = useParams()
  const { view, refresh, retry } = useRecord('quotation', id, readQuotation)
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} />
  return <Shown detail={view.item} onChanged={refresh} />
}

/** One quotation: for whom, at which prices, and what staff changed. */
function Shown({ detail, onChanged }: { detail: OfficeQuotation; onChanged: () => void }) {
  const { t } = useTranslation('officeQuotations')
  const { date, dateTime } = useFormat()
  const { quotation, customerId, customerName, audit } = detail
  const { state } = useQuotationState(quotation)
  const { buyer, deliveryAddress: deliverTo, approvedBy, purchaseOrder } = quotation
  useTitle(quotation.number)
  return (
    <>
      <p>
        <Link to="/quotations">{t('back')}</Link>
      </p>
      <Group gap="8 12">
        <h1>{quotation.number}</h1>
        <b>{t(`state_${state}`)}</b>
        {quotation.order && (
          <Link to={`/orders/${quotation.order.orderNumber}`}>{quotation.order.orderNumber}</Link>
        )}
      </Group>
      <Text c="dimmed" mb={12}>
        {t('issuedAt', { date: dateTime(quotation.createdAt) })} ·{' '}
        {t('until', { date: date(lastDayOf(quotation), 'short') })}
      </Text>
      <DescriptionList
        facts={{
          [t('customer')]: <Link to={`/customers/${customerId}`}>{customerName || t('erased')}</Link>,
          [t('buyer')]: `${buyer.recipientName} ${addressText(buyer)} ${buyer.taxId ?? ''}`,
          [t('deliverTo')]: `${deliverTo.recipientName} ${deliverTo.phoneNumber} ${addressText(deliverTo)}`,
          [t('approvedBy')]: approvedBy && `${approvedBy} ${purchaseOrder ?? ''}`,
        }}
      />
      <PriceForm quotation={quotation} isOpen={state === 'open'} onChanged={onChanged} />
      <PriceHistory audit={audit} quotation={quotation} />
    </>
  )
}
