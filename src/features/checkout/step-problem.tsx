import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice/notice.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { problemOf } from './problem-of.ts'

/** Why the order led back to this step. */
export function StepProblem({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('problems')
  const code = useSelector(actor, problemOf)
  const isAnswered = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  // A state that is tagged as failed says itself what happened.
  if (code === undefined || isAnswered) return null
  return <Notice tone="wrong">{t(code)}</Notice>
}
