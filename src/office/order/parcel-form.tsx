import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import classes from './order-screen.module.css'
import { isTrackingNumber, trackingNumberOf } from './tracking-number.ts'

interface ParcelFormProps {
  label: string
  isWaiting: boolean
  isFirst?: boolean
  shipment?: OfficeOrderDetail['order']['shipment']
  onSend: (parcel: { carrier: string; trackingNumber: string }) => void
}

/** Who carries the parcel, and under which number. */
export function ParcelForm({ label, isWaiting, isFirst, shipment, onSend }: ParcelFormProps) {
  const { t } = useTranslation(['office', 'orders', 'rules'])
  const [wrong, setWrong] = useState({ carrier: false, trackingNumber: false })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const carrier = String(typed.get('carrier')).trim()
    const trackingNumber = trackingNumberOf(String(typed.get('trackingNumber')))
    const isRight = isTrackingNumber(trackingNumber)
    setWrong({ carrier: carrier === '', trackingNumber: !isRight })
    if (carrier !== '' && isRight) onSend({ carrier, trackingNumber })
  }
  return (
    <form className={classes.parcel} noValidate onSubmit={send}>
      <TextInput
        name="carrier"
        label={t('carrier')}
        required
        maxLength={100}
        defaultValue={shipment?.carrier}
        error={wrong.carrier && t('rules:required')}
      />
      <TextInput
        name="trackingNumber"
        label={t('orders:trackingNumber')}
        required
        maxLength={50}
        autoComplete="off"
        defaultValue={shipment?.trackingNumber}
        error={wrong.trackingNumber && t('trackingWrong')}
      />
      <ActionButton type="submit" isSmall primary={isFirst} isWaiting={isWaiting}>
        {label}
      </ActionButton>
    </form>
  )
}
