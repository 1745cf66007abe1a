import { Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  OfficeOrderAction,
  OfficeOrderDetail,
  OfficeOrderMove,
} from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { EditNotices } from '../parts/edit-notices.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import type { Edit } from '../hooks/use-edit.ts'
import { changeParcel, moveOrder, refundOrder } from './order-change.ts'
import { ParcelForm } from './parcel-form.tsx'
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
  edit: Edit
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
  const move = (body: OfficeOrderMove, onMoved?: () => void) =>
    edit.save(moveOrder(orderNumber, body), onMoved)
  const show = (dialog: 'refund' | 'cancel') => {
    // What failed before has nothing to do with it.
    edit.drop()
    open(dialog)
  }
  const close = () => {
    edit.drop()
    open(undefined)
  }
  const onSaved = () => open(undefined)
  const act = ({ type }: OfficeOrderAction) => {
    if (type === 'refund') show('refund')
    else if (type === 'order.cancel') show('cancel')
    else if (type !== 'tracking' && type !== 'order.ship' && type !== 'order.pickUp') move({ type, version })
  }
  const wordOf = ({ type }: OfficeOrderAction) =>
    t(type === 'order.ready' && detail.order.pickUp ? 'action_readyToPickUp' : actionWords[type])
  return (
    <>
      {opened === undefined && (
        <EditNotices edit={edit} conflict={t('conflict')}>
          <ActionButton isSmall onClick={edit.drop}>
            {t('parts:close')}
          </ActionButton>
        </EditNotices>
      )}
      <section className={classes.do} aria-label={t('doNow')}>
        <div className={classes.can}>
          <h2>{t('doNow')}</h2>
          {allowed.length === 0 && <p>{t('nothingToDo')}</p>}
          {first?.type === 'order.ship' && (
            <ParcelForm
              label={t('action_ship')}
              isWaiting={edit.isSaving}
              onSend={(sent, onSent) => move({ type: 'order.ship', version, ...sent }, onSent)}
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
              onSend={(sent, onSent) => edit.save(changeParcel(orderNumber, { ...sent, version }), onSent)}
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
        {opened === 'cancel' && (
          <ReasonDialog
            words={{
              title: t('orders:cancelTitle'),
              reason: t('cancelReason'),
              needed: t('reasonNeeded'),
              cancel: t('orders:keepOrder'),
              confirm: t('orders:cancel'),
              conflict: t('conflict'),
            }}
            maxLength={200}
            edit={edit}
            onClose={close}
            onConfirm={(reason) => move({ type: 'order.cancel', version, reason }, onSaved)}
          >
            <p>{t('cancelText')}</p>
          </ReasonDialog>
        )}
        {opened === 'refund' && (
          <RefundDialog
            detail={detail}
            edit={edit}
            onClose={close}
            onRefund={(body) => edit.save(refundOrder(orderNumber, body), onSaved)}
          />
        )}
      </section>
    </>
  )
}
