import { useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { currentStep, stepHeadingId } from './current-step.ts'
import { orderProblemOf } from './order/order-problem.ts'

/**
 * Moves the focus to the step that opens, because the button that was pressed is gone then. The steps also take the focus
 * when they come back after the cart was read again, unless it is elsewhere on the page; not when they come first.
 */
export function useStepFocus(actor: CheckoutActor, isShown: boolean): void {
  const step = useSelector(actor, currentStep)
  const steps = useRef<'toCome' | 'shown' | 'away'>(isShown ? 'shown' : 'toCome')
  useDidUpdate(() => {
    const before = steps.current
    if (isShown) steps.current = 'shown'
    else if (before === 'shown') steps.current = 'away'
    // An order that was not placed opens a dialog, which takes the focus.
    if (!isShown || step === undefined || before === 'toCome' || orderProblemOf(actor.getSnapshot())) return
    if (before === 'away' && document.activeElement !== document.body) return
    document.getElementById(stepHeadingId(step))?.focus()
  }, [isShown ? (step ?? 'placing') : 'away'])
}
