import { useSelector } from '@xstate/react'
import type { EventFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'

type Edit = Extract<EventFrom<typeof checkoutMachine>, { type: `${string}.edit` }>['type']

/** Returns the function that opens a decided step again; undefined while that is not possible. */
export function useOpenStep(actor: CheckoutActor, type: Edit): (() => void) | undefined {
  const canEdit = useSelector(actor, (snapshot) => snapshot.can({ type }))
  return canEdit ? () => actor.send({ type }) : undefined
}
