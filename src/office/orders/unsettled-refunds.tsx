import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeUnrefundableList } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useRecord, type ReadRecordArgs } from '../../flows/record/use-record.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import { RecordFallback } from '../parts/record-fallback.tsx'
import table from '../parts/table.module.css'
import { type Change, useEdit } from '../hooks/use-edit.ts'
import { useLive } from '../hooks/use-live.ts'
import { useRowFocus } from '../hooks/use-row-focus.ts'
import classes from './unsettled-refunds.module.css'

const readRefunds = ({ client, signal }: ReadRecordArgs): Promise<OfficeUnrefundableList> =>
  dataOf(client.GET('/api/office/refunds', { signal }))

const settle =
  (id: string, note: string): Change =>
  (client, signal) =>
    dataOf(
      client.POST('/api/office/refunds/{id}/settlement', {
        params: { path: { id } },
        body: { note },
        signal,
      }),
    )

/** Why the shop itself has a refund given back by hand; any other reason is in the provider's own words. */
const reasons: Partial<Record<string, 'paidInCash' | 'providerGone' | 'unknownPayment'>> = {
  noProvider: 'paidInCash',
  providerGone: 'providerGone',
  unknownPayment: 'unknownPayment',
}

/** What no provider gives back: somebody transfers it, and writes down how. The oldest first. */
export function UnsettledRefunds({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('office')
  const { view, refresh, retry } = useRecord('refunds', 'unsettled', readRefunds)
  const rows = useRowFocus<HTMLUListElement>()
  useLive(refresh)
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} />
  if (view.item.data.length === 0) return <p className={table.empty}>{t('noRefunds')}</p>
  return (
    <ul ref={rows} className={classes.refunds}>
      {view.item.data.map((refund) => (
        <UnsettledRefund
          key={refund.refundId}
          refund={refund}
          onSettled={() => {
            refresh()
            onChanged()
          }}
        />
      ))}
    </ul>
  )
}

interface UnsettledRefundProps {
  refund: OfficeUnrefundableList['data'][number]
  onSettled: () => void
}

function UnsettledRefund({ refund, onSettled }: UnsettledRefundProps) {
  const { t } = useTranslation(['office', 'rules'])
  const { dateTime } = useFormat()
  const edit = useEdit(onSettled)
  const [isMissing, setMissing] = useState(false)
  const { refundId, orderNumber, amount, why, since } = refund
  const reason = reasons[why]
  return (
    <li>
      <span className={classes.what}>
        <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
        <i className="note">{`${dateTime(since)} · ${reason ? t(reason) : why}`}</i>
      </span>
      <b>{formatPrice(amount.amount)}</b>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const note = String(new FormData(event.currentTarget).get('note')).trim()
          setMissing(note === '')
          if (note !== '') edit.save(settle(refundId, note))
        }}
      >
        <TextInput
          name="note"
          required
          maxLength={500}
          aria-label={t('settleNote', { orderNumber })}
          placeholder={t('settleHint')}
          error={isMissing && t('rules:required')}
        />
        <ActionButton type="submit" isSmall isWaiting={edit.isSaving}>
          {t('settle')}
        </ActionButton>
      </form>
      <EditNotices edit={edit} />
    </li>
  )
}
