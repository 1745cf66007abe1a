import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import { paymentChannels, takesTotal } from '../../../machines/payment-channels.ts'
import type { CheckoutResult, PaymentChannel, Quotation } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ChoiceRows } from '../../components/choice-rows/choice-rows.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { EditRecord } from '../../flows/edit-record/use-edit-record.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { paths } from '../../lib/paths.ts'
import { readChannels, type Answer } from './quotation-api.ts'
import classes from './quotation-page.module.css'

interface AcceptFormProps {
  quotation: Quotation
  answer: EditRecord<Answer>
}

/** Who approves it and how it is paid; the goods are taken and the order is placed when it is sent. */
export function AcceptForm({ quotation, answer }: AcceptFormProps) {
  const { t } = useTranslation(['quotations', 'orders'])
  const navigate = useNavigate()
  const profile = useProfile((snapshot) => snapshot.context.profile)
  const [typedName, setTypedName] = useState<string>()
  const [purchaseOrder, setPurchaseOrder] = useState('')
  const [picked, setPicked] = useState<PaymentChannel>()
  const [isNameMissing, setIsNameMissing] = useState(false)
  const { view, retry } = useRecord('channels', 'all', readChannels, { isPrivate: true })
  const channels = (view.kind === 'shown' ? view.item : []).filter(
    (option) => option.available && takesTotal(option, quotation.amount.total),
  )
  const channel = picked ?? channels[0]?.paymentChannel
  const approvedBy = typedName ?? (profile ? `${profile.firstName} ${profile.lastName}` : '')
  const goOn = ({ redirectUrl, orderId, orderNumber }: CheckoutResult) => {
    if (redirectUrl !== undefined) return window.location.assign(redirectUrl)
    const isPaidFirst = channel !== undefined && paymentChannels[channel].isPaidBeforeShipping
    void navigate(
      isPaidFirst
        ? generatePath(paths.paymentResult, { status: 'pending', orderId, orderNumber })
        : generatePath(paths.codResult, { orderId, orderNumber }),
    )
  }
  const send = () => {
    setIsNameMissing(approvedBy.trim() === '')
    if (channel === undefined || approvedBy.trim() === '') return
    answer.save({
      id: quotation.id,
      kind: 'accept',
      acceptance: {
        version: quotation.version,
        approvedBy: approvedBy.trim(),
        paymentChannel: channel,
        ...(purchaseOrder.trim() !== '' && { purchaseOrder: purchaseOrder.trim() }),
      },
      onOrdered: goOn,
    })
  }
  return (
    <form
      className={classes.accept}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2>{t('acceptTitle')}</h2>
      <TextField
        name="approvedBy"
        label={t('approvedBy')}
        autoComplete="name"
        maxLength={200}
        value={approvedBy}
        error={isNameMissing ? t('approvedByMissing') : null}
        onChange={(event) => setTypedName(event.target.value)}
      />
      <TextField
        name="purchaseOrder"
        label={t('purchaseOrder')}
        placeholder={t('purchaseOrderExample')}
        isOptional
        maxLength={50}
        value={purchaseOrder}
        onChange={(event) => setPurchaseOrder(event.target.value)}
      />
      {view.kind === 'failed' && <FailedNotice message={t('channelsFailed')} onRetry={retry} />}
      {view.kind === 'shown' && channels.length === 0 && (
        <FailedNotice message={t('noChannel')} onRetry={retry} />
      )}
      {channels.length > 0 && (
        <ChoiceRows
          name="channel"
          label={t('payBy')}
          value={channel}
          onChange={setPicked}
          options={channels.map(({ paymentChannel }) => ({
            value: paymentChannel,
            label: t(`orders:channel_${paymentChannel}`),
          }))}
        />
      )}
      <ActionButton type="submit" primary isFull isWaiting={answer.isSaving} disabled={channel === undefined}>
        {t('accept')}
      </ActionButton>
      <p className="note">{t('notReserved')}</p>
    </form>
  )
}
