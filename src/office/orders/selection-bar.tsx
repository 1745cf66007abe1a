import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrder, OfficeOrderMove } from '../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { BulkReport } from '../bulk/bulk-report.tsx'
import type { BulkRun, Task } from '../bulk/use-bulk-run.ts'
import { moveOrder } from '../order/order-change.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import bar from '../parts/foot-bar.module.css'

/** What needs nothing but the order itself. */
const together = [
  { type: 'order.process', words: 'action_process' },
  { type: 'order.ready', words: 'action_readyAny' },
] as const

interface SelectionBarProps {
  chosen: readonly OfficeOrder[]
  all: BulkRun
  onClear: () => void
}

/** What can be done to all chosen orders. */
export function SelectionBar({ chosen, all: { run, isRunning, runAll }, onClear }: SelectionBarProps) {
  const { t } = useTranslation('office')
  const { mayUse } = useStaff()
  /** What the dialog is about: it shrinks as the parcels are handed over, and ends with the last of them. */
  const [leaving, setLeaving] = useState<readonly OfficeOrder[]>([])
  const toShip = chosen.filter(({ allowed }) => allowed.includes('order.ship'))
  const named = new URLSearchParams(chosen.map(({ orderNumber }) => ['of', orderNumber]))
  return (
    <div className={bar.bar} role="region" aria-label={t('chosen')}>
      <b>{t('chosenCount', { count: chosen.length })}</b>
      {mayUse('ship') &&
        together.map((one, index) => {
          const fitting = chosen.filter(({ allowed }) => allowed.includes(one.type))
          return (
            <ActionButton
              key={one.type}
              isSmall
              primary={index === 0}
              disabled={fitting.length === 0 || isRunning}
              onClick={() =>
                runAll(
                  t(one.words),
                  fitting.map(({ orderNumber, version }) => moveOf(orderNumber, { type: one.type, version })),
                )
              }
            >
              {t(one.words)} {fitting.length}
            </ActionButton>
          )
        })}
      {mayUse('ship') && (
        <ActionButton isSmall disabled={toShip.length === 0 || isRunning} onClick={() => setLeaving(toShip)}>
          {t('action_ship')} {toShip.length}
        </ActionButton>
      )}
      <ActionLink to={`/orders/packing-slips?${named}`} isSmall>
        {t('packingSlip')}
      </ActionLink>
      <ActionLink to={`/orders/tax-documents?${named}`} isSmall>
        {t('taxDocuments')}
      </ActionLink>
      <ActionButton isSmall tone="quiet" disabled={isRunning} onClick={onClear}>
        {t('clearChosen')}
      </ActionButton>
      {leaving.length > 0 ? (
        <HandOverDialog
          orders={leaving.map((order) => chosen.find(({ id }) => id === order.id) ?? order)}
          run={run}
          isRunning={isRunning}
          onClose={() => setLeaving([])}
          onSend={(parcels) => {
            setLeaving(parcels.map(({ order }) => order))
            runAll(
              t('action_ship'),
              parcels.map(({ order: { id, orderNumber, version }, ...parcel }) =>
                moveOf(orderNumber, { type: 'order.ship', version, ...parcel }, () =>
                  setLeaving((orders) => orders.filter((order) => order.id !== id)),
                ),
              ),
            )
          }}
        />
      ) : (
        <BulkReport run={run} />
      )}
    </div>
  )
}

const moveOf = (orderNumber: string, body: OfficeOrderMove, onMoved?: () => void): Task => ({
  name: orderNumber,
  to: `/orders/${orderNumber}`,
  async change(client) {
    await moveOrder(orderNumber, body)(client)
    onMoved?.()
  },
})
