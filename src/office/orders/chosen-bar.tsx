import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeOrder, OfficeOrderMove } from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { problemWords } from '../problem-words.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import classes from './orders-screen.module.css'

/** What needs nothing but the order itself. */
const together = [
  { type: 'order.process', words: 'action_process' },
  { type: 'order.ready', words: 'action_ready' },
] as const

interface Run {
  words: (typeof together)[number]['words'] | 'action_ship'
  total: number
  done: number
  failures: { orderNumber: string; code: string }[]
}

interface Move {
  orderNumber: string
  body: OfficeOrderMove
}

interface ChosenBarProps {
  chosen: readonly OfficeOrder[]
  onClear: () => void
  onChanged: () => void
}

/** Does the same to all chosen orders, one after the other; what is refused is listed, and the rest goes on. */
export function ChosenBar({ chosen, onClear, onChanged }: ChosenBarProps) {
  const { t } = useTranslation(['office', 'problems'])
  const { mayUse } = useStaff()
  const client = useShopClient()
  const [run, setRun] = useState<Run>()
  const [isHandingOver, setHandingOver] = useState(false)
  const toShip = chosen.filter(({ allowed }) => allowed.includes('order.ship'))
  const isRunning = run !== undefined && run.done < run.total

  const doAll = async (words: Run['words'], moves: readonly Move[]) => {
    let state: Run = { words, total: moves.length, done: 0, failures: [] }
    setRun(state)
    for (const { orderNumber, body } of moves) {
      const call = client.POST('/api/office/orders/{orderNumber}/events', {
        params: { path: { orderNumber } },
        body,
      })
      const code = await dataOf(call).then(
        () => undefined,
        (problem: unknown) => (problem instanceof ShopProblem ? problem.code : 'INTERNAL'),
      )
      const failures = code === undefined ? state.failures : [...state.failures, { orderNumber, code }]
      state = { ...state, done: state.done + 1, failures }
      setRun(state)
    }
    onChanged()
  }
  const named = new URLSearchParams(chosen.map(({ orderNumber }) => ['of', orderNumber]))
  return (
    <div className={classes.chosen} role="region" aria-label={t('chosen')}>
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
                void doAll(
                  one.words,
                  fitting.map(({ orderNumber, version }) => ({
                    orderNumber,
                    body: { type: one.type, version },
                  })),
                )
              }
            >
              {t(one.words)} {fitting.length}
            </ActionButton>
          )
        })}
      {mayUse('ship') && (
        <ActionButton
          isSmall
          disabled={toShip.length === 0 || isRunning}
          onClick={() => setHandingOver(true)}
        >
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
      {isHandingOver && (
        <HandOverDialog
          orders={toShip}
          onClose={() => setHandingOver(false)}
          onSend={(parcels) => {
            setHandingOver(false)
            void doAll(
              'action_ship',
              parcels.map(({ order: { orderNumber, version }, ...parcel }) => ({
                orderNumber,
                body: { type: 'order.ship', version, ...parcel },
              })),
            )
          }}
        />
      )}
      {run && (
        <>
          <progress max={run.total} value={run.done} aria-label={t(run.words)} />
          <p role="status">{t('runState', { ...run, good: run.done - run.failures.length })}</p>
          {run.failures.length > 0 && (
            <ul>
              {run.failures.map(({ orderNumber, code }) => (
                <li key={orderNumber}>
                  <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link> {t(problemWords(code))}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
