import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import classes from './order-screen.module.css'
import { isTrackingNumber, trackingNumberOf } from './tracking-number.ts'

interface ParcelFormProps {
  label: string
  isWaiting: boolean
  isFirst?: boolean
  shipment?: OfficeOrderDetail['order']['shipment']
  onSend: (parcel: { carrier: string; trackingNumber: string }, onSaved: () => void) => void
}

function parcelIn(form: HTMLFormElement) {
  const fields = new FormData(form)
  return {
    carrier: String(fields.get('carrier')).trim(),
    trackingNumber: trackingNumberOf(String(fields.get('trackingNumber'))),
  }
}

/** Who carries the parcel, and under which number. */
export function ParcelForm({ label, isWaiting, isFirst, shipment, onSend }: ParcelFormProps) {
  const { t } = useTranslation(['office', 'orders', 'rules'])
  const [wrong, setWrong] = useState({ carrier: false, trackingNumber: false })
  const [typed, setTyped] = useState<ReturnType<typeof parcelIn>>()
  const { carrier: carrierBefore = '', trackingNumber: numberBefore = '' } = shipment ?? {}
  useAskBeforeLeaving(
    typed !== undefined && (typed.carrier !== carrierBefore || typed.trackingNumber !== numberBefore),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { carrier, trackingNumber } = parcelIn(event.currentTarget)
    const isRight = isTrackingNumber(trackingNumber)
    setWrong({ carrier: carrier === '', trackingNumber: !isRight })
    if (carrier === '' || !isRight) return
    onSend({ carrier, trackingNumber }, () =>
      // What was typed since then is not saved.
      setTyped((now) =>
        now?.carrier === carrier && now.trackingNumber === trackingNumber ? undefined : now,
      ),
    )
  }
  return (
    <form
      className={classes.parcel}
      noValidate
      onSubmit={send}
      onChange={(event) => setTyped(parcelIn(event.currentTarget))}
    >
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
