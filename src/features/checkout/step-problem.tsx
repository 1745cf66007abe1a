import { useSelector } from '@xstate/react'
import { Notice } from '../../components/notice/notice.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'

/** Why the order led back to this step. */
export function StepProblem({ actor }: { actor: CheckoutActor }) {
  const problemText = useProblemText()
  const code = useSelector(actor, ({ context }) => context.errorCode)
  const isAnswered = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  // A state that is tagged as failed says itself what happened.
  if (code === undefined || isAnswered) return null
  return <Notice tone="wrong">{problemText(code)}</Notice>
}
