import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice/notice.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { troubleOf } from './order-trouble.ts'
import classes from './order-trouble-notice.module.css'
import { TroubleWays } from './trouble-ways.tsx'
import { TroubleWords } from './trouble-words.tsx'

/** An order that was not placed: first as a dialog, then, once that is closed, as a notice on the page. */
export function OrderTroubleNotice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const trouble = useSelector(actor, troubleOf)
  // Each refusal has an object of its own, so that a second one opens the dialog again.
  const refusal = useSelector(actor, (snapshot) => snapshot.context.fieldErrors)
  const [closed, setClosed] = useState<unknown>()
  if (trouble === undefined) return null

  const words = <TroubleWords actor={actor} trouble={trouble} />
  const ways = <TroubleWays actor={actor} trouble={trouble} />
  const notice = (
    <Notice tone="wrong" title={t('notOrdered')} action={ways}>
      {words}
    </Notice>
  )
  if (closed === refusal) return notice
  return (
    <Overlay opened title={t('notOrdered')} onClose={() => setClosed(refusal)} instead={notice}>
      <div className={classes.words}>{words}</div>
      <div className={classes.ways}>{ways}</div>
    </Overlay>
  )
}
