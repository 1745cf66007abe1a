import { Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { BulkReport } from '../bulk/bulk-report.tsx'
import type { BulkRun } from '../bulk/use-bulk-run.ts'
import { isTrackingNumber, trackingNumberOf } from '../order/tracking-number.ts'
import classes from './hand-over-dialog.module.css'
import { pastedParcels } from './pasted-parcels.ts'

interface Parcel {
  order: OfficeOrder
  carrier: string
  trackingNumber: string
}

interface HandOverDialogProps extends Pick<BulkRun, 'run' | 'isRunning'> {
  orders: readonly OfficeOrder[]
  onClose: () => void
  onSend: (parcels: readonly Parcel[]) => void
}

/** The parcels of a carrier, each with its own number, typed or pasted as a column. One without a number stays here. */
export function HandOverDialog({ orders, run, isRunning, onClose, onSend }: HandOverDialogProps) {
  const { t } = useTranslation(['office', 'orders', 'parts', 'rules'])
  const [carrier, setCarrier] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isSent, setSent] = useState(false)
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const numberOf = ({ orderNumber }: OfficeOrder) => trackingNumberOf(numbers[orderNumber] ?? '')
  const leaving = orders.filter((order) => numberOf(order) !== '')
  const isTyped = carrier !== '' || Object.values(numbers).some((number) => number !== '')
  const isTwice = (order: OfficeOrder) =>
    leaving.some((one) => one !== order && numberOf(one) === numberOf(order))
  const isWrong = (order: OfficeOrder) => !isTrackingNumber(numberOf(order))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (carrier.trim() === '' || leaving.some(isTwice) || leaving.some(isWrong)) return
    setSent(true)
    onSend(leaving.map((order) => ({ order, carrier: carrier.trim(), trackingNumber: numberOf(order) })))
  }
  const faultOf = (order: OfficeOrder) => {
    if (numberOf(order) === '') return undefined
    if (isTwice(order)) return t('trackingTwice')
    return isChecked && isWrong(order) ? t('trackingWrong') : undefined
  }
  return (
    <Overlay
      opened
      title={t('handOverTitle')}
      onClose={onClose}
      // Only its button closes it while something is typed: it would be lost.
      persistent={isRunning || isTyped}
      size="wide"
    >
      <form className={classes.form} noValidate onSubmit={send}>
        <TextInput
          label={t('carrier')}
          required
          maxLength={100}
          value={carrier}
          error={isChecked && carrier.trim() === '' && t('rules:required')}
          onChange={(event) => setCarrier(event.target.value)}
        />
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
                  maxLength={50}
                  autoComplete="off"
                  value={numbers[orderNumber] ?? ''}
                  error={faultOf(order)}
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
        {isSent && <BulkReport run={run} />}
        <Group gap={8} justify="end" align="stretch" mt={16}>
          <ActionButton onClick={onClose} disabled={isRunning}>
            {t('parts:close')}
          </ActionButton>
          <ActionButton type="submit" primary disabled={leaving.length === 0} isWaiting={isRunning}>
            {t('handOver', { count: leaving.length })}
          </ActionButton>
        </Group>
      </form>
    </Overlay>
  )
}
