import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/notice/notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { formatPrice } from '../../../lib/formats/money.ts'
import classes from './order-problem-notice.module.css'
import { orderProblemOf } from './order-problem.ts'
import type { OrderProblem } from './order-problem.ts'
import { ProblemActions } from './problem-actions.tsx'

/** An order that was not placed: first as a dialog, then, once that is closed, as a notice on the page. */
export function OrderProblemNotice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const problem = useSelector(actor, orderProblemOf)
  // Each refusal has an object of its own, so that a second one opens the dialog again.
  const refusal = useSelector(actor, (snapshot) => snapshot.context.fieldErrors)
  const [closed, setClosed] = useState<unknown>()
  if (problem === undefined) return null

  const words = <ProblemText actor={actor} problem={problem} />
  const actions = <ProblemActions actor={actor} problem={problem} />
  const notice = (
    <Notice tone="wrong" title={t('notOrdered')} action={actions}>
      {words}
    </Notice>
  )
  if (closed === refusal) return notice
  return (
    <Overlay opened title={t('notOrdered')} onClose={() => setClosed(refusal)} instead={notice}>
      <div className={classes.words}>{words}</div>
      <div className={classes.actions}>{actions}</div>
    </Overlay>
  )
}

/** What happened to the order, with the names of the lines that it is about. */
function ProblemText({ actor, problem }: { actor: CheckoutActor; problem: OrderProblem }) {
  const { t } = useTranslation('checkout')
  const fieldErrors = useSelector(actor, (snapshot) => snapshot.context.fieldErrors)
  const items = useSelector(actor, (snapshot) => snapshot.context.draft.cart.items)
  const seconds = useSelector(actor, (snapshot) => snapshot.context.retryAfterSeconds)
  const limit = useSelector(actor, (snapshot) => snapshot.context.limit)
  const concerned = items.filter(({ cartItemId }) => cartItemId in fieldErrors)
  return (
    <>
      <p>
        {t(`trouble_${problem}`, {
          count: seconds,
          ...(limit && { orders: limit.orders, total: formatPrice(limit.total.amount) }),
        })}
      </p>
      {concerned.length > 0 && (
        <ul>
          {concerned.map(({ cartItemId, name }) => (
            <li key={cartItemId}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
