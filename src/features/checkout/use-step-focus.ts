import { useSelector } from '@xstate/react'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { currentStep, stepHeadingId } from './current-step.ts'
import { orderProblemOf } from './order-problem.ts'

/** Moves the focus to the step that opens, because the button that was pressed is gone then. */
export function useStepFocus(actor: CheckoutActor): void {
  const step = useSelector(actor, currentStep)
  useAfterChange(step, () => {
    // An order that was not placed opens a dialog, which takes the focus.
    if (step === undefined || orderProblemOf(actor.getSnapshot())) return
    document.getElementById(stepHeadingId(step))?.focus()
  })
}
