import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useAskBeforeLeaving } from '../use-ask-before-leaving.ts'
import classes from './order-screen.module.css'
import { isTrackingNumber, trackingNumberOf } from './tracking-number.ts'

interface ParcelFormProps {
  label: string
  isWaiting: boolean
  isFirst?: boolean
  shipment?: OfficeOrderDetail['order']['shipment']
  onSend: (parcel: { carrier: string; trackingNumber: string }, onSaved: () => void) => void
}

/** Who carries the parcel, and under which number. */
export function ParcelForm({ label, isWaiting, isFirst, shipment, onSend }: ParcelFormProps) {
  const { t } = useTranslation(['office', 'orders', 'rules'])
  const form = useForm({
    initialValues: {
      carrier: shipment?.carrier ?? '',
      trackingNumber: shipment?.trackingNumber ?? '',
    },
    clearInputErrorOnChange: false,
    validate: {
      carrier: (carrier) => carrier.trim() === '' && t('rules:required'),
      trackingNumber: (typed) => !isTrackingNumber(trackingNumberOf(typed)) && t('trackingWrong'),
    },
  })
  useAskBeforeLeaving(form.isDirty())
  const send = form.onSubmit((sent) =>
    onSend(
      { carrier: sent.carrier.trim(), trackingNumber: trackingNumberOf(sent.trackingNumber) },
      // What was typed since then is not saved.
      () => form.resetDirty(sent),
    ),
  )
  return (
    <form className={classes.parcel} noValidate onSubmit={send}>
      <TextInput
        name="carrier"
        label={t('carrier')}
        required
        maxLength={100}
        {...form.getInputProps('carrier')}
      />
      <TextInput
        name="trackingNumber"
        label={t('orders:trackingNumber')}
        required
        maxLength={50}
        autoComplete="off"
        {...form.getInputProps('trackingNumber')}
      />
      <ActionButton type="submit" isSmall primary={isFirst} isWaiting={isWaiting}>
        {label}
      </ActionButton>
    </form>
  )
}
