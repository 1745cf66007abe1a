import { Group, Text, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  OfficeOrderAction,
  OfficeOrderDetail,
  OfficeOrderMove,
} from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import type { EditRecord } from '../../flows/edit-record/use-edit-record.ts'
import type { OrderChange } from './order-change.ts'
import { PickUpForm } from './pick-up-form.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import classes from './order-screen.module.css'

/** The words of what can be done with an order. */
const actionWords = {
  'order.confirm': 'action_confirm',
  'order.process': 'action_process',
  'order.ready': 'action_ready',
  'order.ship': 'action_ship',
  'order.deliver': 'action_deliver',
  'order.pickUp': 'action_pickUp',
  'order.complete': 'action_complete',
  'order.cancel': 'action_cancel',
  'parcel.returned': 'action_returned',
  'parcel.lost': 'action_lost',
  refund: 'action_refund',
  tracking: 'action_tracking',
} as const

interface OrderActionsProps {
  detail: OfficeOrderDetail
  edit: EditRecord<OrderChange>
}

/** What brings the order on; the others lie beside it. */
const onward: readonly string[] = [
  'order.confirm',
  'order.process',
  'order.ready',
  'order.ship',
  'order.deliver',
  'order.pickUp',
  'order.complete',
]

/** What can be done now, each with what it needs, and what cannot be done and why. A right that is missing is not shown. */
export function OrderActions({ detail, edit }: OrderActionsProps) {
  const { t } = useTranslation(['office', 'orders', 'parts'])
  const [opened, open] = useState<'refund' | 'cancel'>()
  const { orderNumber } = detail.order
  const actions = detail.actions.filter(({ why }) => why !== 'noRight')
  const allowed = actions.filter(({ isAllowed }) => isAllowed)
  const first = allowed.find(({ type }) => onward.includes(type))
  const { version } = detail
  const move = (body: OfficeOrderMove) => edit.save({ kind: 'move', orderNumber, body })
  const act = ({ type }: OfficeOrderAction) => {
    if (type === 'refund') open('refund')
    else if (type === 'order.cancel') open('cancel')
    else if (type !== 'tracking' && type !== 'order.ship' && type !== 'order.pickUp') move({ type, version })
  }
  const wordOf = ({ type }: OfficeOrderAction) =>
    t(type === 'order.ready' && detail.order.pickUp ? 'action_readyToPickUp' : actionWords[type])
  return (
    <section className={classes.do} aria-label={t('doNow')}>
      <div className={classes.can}>
        <h2>{t('doNow')}</h2>
        {allowed.length === 0 && <p>{t('nothingToDo')}</p>}
        {first?.type === 'order.ship' && (
          <ParcelForm
            label={t('action_ship')}
            isWaiting={edit.isSaving}
            onSend={(sent) => move({ type: 'order.ship', version, ...sent })}
            isFirst
          />
        )}
        {first?.type === 'order.pickUp' && (
          <PickUpForm
            isWaiting={edit.isSaving}
            onSend={(code) => move({ type: 'order.pickUp', version, code })}
          />
        )}
        {first && first.type !== 'order.ship' && first.type !== 'order.pickUp' && (
          <ActionButton primary isSmall isWaiting={edit.isSaving} onClick={() => act(first)}>
            {wordOf(first)}
          </ActionButton>
        )}
        <Group gap={8} align="stretch" my={10}>
          {allowed
            .filter((action) => action !== first && action.type !== 'tracking')
            .map((action) => (
              <ActionButton
                key={action.type}
                isSmall
                tone={action.type === 'order.cancel' ? 'danger' : undefined}
                disabled={edit.isSaving}
                onClick={() => act(action)}
              >
                {wordOf(action)}
              </ActionButton>
            ))}
        </Group>
        {allowed.some(({ type }) => type === 'tracking') && (
          <ParcelForm
            key={detail.order.shipment?.trackingNumber}
            label={t('action_tracking')}
            isWaiting={edit.isSaving}
            shipment={detail.order.shipment}
            onSend={(sent) => edit.save({ kind: 'tracking', orderNumber, body: { ...sent, version } })}
          />
        )}
      </div>
      <div className={classes.cannot}>
        <h2>{t('notYet')}</h2>
        <ul>
          {actions.map(
            (action) =>
              !action.isAllowed &&
              action.why &&
              action.why !== 'tooLate' && (
                <li key={action.type}>
                  <IconLock size={16} stroke={1.6} aria-hidden />
                  <span>{wordOf(action)}</span>
                  <Text span fz="xs" c="var(--notice)">
                    {t(`why_${action.why}`)}
                  </Text>
                </li>
              ),
          )}
        </ul>
      </div>
      <CancelDialog
        isOpen={opened === 'cancel'}
        onClose={() => open(undefined)}
        onConfirm={(reason) => {
          open(undefined)
          move({ type: 'order.cancel', version, reason })
        }}
      />
      {opened === 'refund' && (
        <RefundDialog
          detail={detail}
          onClose={() => open(undefined)}
          onRefund={(body) => {
            open(undefined)
            edit.save({ kind: 'refund', orderNumber, body })
          }}
        />
      )}
    </section>
  )
}

interface ParcelFormProps {
  label: string
  isWaiting: boolean
  isFirst?: boolean
  shipment?: OfficeOrderDetail['order']['shipment']
  onSend: (parcel: { carrier: string; trackingNumber: string }) => void
}

function ParcelForm({ label, isWaiting, isFirst, shipment, onSend }: ParcelFormProps) {
  const { t } = useTranslation(['office', 'orders'])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSend({
      carrier: String(typed.get('carrier')).trim(),
      trackingNumber: String(typed.get('trackingNumber')).replaceAll(/\s/g, ''),
    })
  }
  return (
    <form className={classes.parcel} onSubmit={send}>
      <TextInput
        name="carrier"
        label={t('carrier')}
        required
        maxLength={100}
        defaultValue={shipment?.carrier}
      />
      <TextInput
        name="trackingNumber"
        label={t('orders:trackingNumber')}
        required
        minLength={3}
        maxLength={50}
        pattern="[A-Za-z0-9\- ]+"
        autoComplete="off"
        defaultValue={shipment?.trackingNumber}
      />
      <ActionButton type="submit" isSmall primary={isFirst} isWaiting={isWaiting}>
        {label}
      </ActionButton>
    </form>
  )
}

function CancelDialog({
  isOpen,
  onClose,
  onConfirm,
}: {
  isOpen: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}) {
  const { t } = useTranslation(['office', 'orders'])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      opened={isOpen}
      title={t('orders:cancelTitle')}
      confirmLabel={t('orders:cancel')}
      cancelLabel={t('orders:keepOrder')}
      isDanger
      onCancel={onClose}
      onConfirm={() => (reason.trim() === '' ? setMissing(true) : onConfirm(reason.trim()))}
    >
      <p>{t('cancelText')}</p>
      <TextInput
        label={t('cancelReason')}
        required
        maxLength={200}
        value={reason}
        error={isMissing && reason.trim() === '' && t('reasonNeeded')}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}
