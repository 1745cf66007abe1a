import { Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import classes from './hand-over-dialog.module.css'
import { pastedParcels } from './pasted-parcels.ts'

interface Parcel {
  order: OfficeOrder
  carrier: string
  trackingNumber: string
}

interface HandOverDialogProps {
  orders: readonly OfficeOrder[]
  onClose: () => void
  onSend: (parcels: readonly Parcel[]) => void
}

/** The parcels of a carrier, each with its own number, typed or pasted as a column. One without a number stays here. */
export function HandOverDialog({ orders, onClose, onSend }: HandOverDialogProps) {
  const { t } = useTranslation(['office', 'orders', 'parts'])
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const numberOf = ({ orderNumber }: OfficeOrder) => (numbers[orderNumber] ?? '').replaceAll(/\s/g, '')
  const leaving = orders.filter((order) => numberOf(order) !== '')
  const isTwice = (order: OfficeOrder) =>
    leaving.some((one) => one !== order && numberOf(one) === numberOf(order))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const carrier = String(new FormData(event.currentTarget).get('carrier')).trim()
    if (leaving.some(isTwice)) return
    onSend(leaving.map((order) => ({ order, carrier, trackingNumber: numberOf(order) })))
  }
  return (
    <Overlay opened title={t('handOverTitle')} onClose={onClose} size="wide">
      <form className={classes.form} onSubmit={send}>
        <TextInput name="carrier" label={t('carrier')} required maxLength={100} />
        <Text mt={12} mb={4} fz="xs" c="dimmed">
          {t('handOverHint')}
        </Text>
        <ul>
          {orders.map((order) => {
            const { orderNumber, customerName } = order
            return (
              <li key={orderNumber}>
                <span>
                  <b>{orderNumber}</b> {customerName}
                </span>
                <TextInput
                  aria-label={t('trackingOf', { orderNumber })}
                  placeholder={t('orders:trackingNumber')}
                  minLength={3}
                  maxLength={50}
                  pattern="[A-Za-z0-9\- ]+"
                  autoComplete="off"
                  value={numbers[orderNumber] ?? ''}
                  error={numberOf(order) !== '' && isTwice(order) && t('trackingTwice')}
                  onChange={(event) => setNumbers({ ...numbers, [orderNumber]: event.target.value })}
                  onPaste={(event) => {
                    const text = event.clipboardData.getData('text')
                    if (!/[\n\t,;]/.test(text.trim())) return
                    event.preventDefault()
                    const known = orders.map((one) => one.orderNumber)
                    setNumbers({ ...numbers, ...pastedParcels(text, known, orderNumber) })
                  }}
                />
              </li>
            )
          })}
        </ul>
        <Group gap={8} justify="end" align="stretch" mt={16}>
          <ActionButton onClick={onClose}>{t('parts:close')}</ActionButton>
          <ActionButton type="submit" primary disabled={leaving.length === 0}>
            {t('handOver', { count: leaving.length })}
          </ActionButton>
        </Group>
      </form>
    </Overlay>
  )
}
