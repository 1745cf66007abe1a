import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { CartLine, CartLineKey } from '../../../openapi/generated/schema.ts'
import type { ShownProduct } from '../../../machines/cart/cart.machine.ts'
import {
  isWaiting,
  mostLines,
  type GuestLine,
  type guestCartMachine,
} from '../../../machines/guest-cart/guest-cart.machine.ts'
import { useAppActor } from '../../lib/app-actors.ts'
import { useIsLive } from '../../lib/use-is-live.ts'

export type GuestCartActor = ActorRefFrom<typeof guestCartMachine>

const useGuestCartActor = () => useAppActor<typeof guestCartMachine>('guestCart')

export const mostGuestLines = mostLines

const none: GuestLine[] = []

/** The goods that wait in this browser for somebody to sign in; none on the server and during hydration. */
export function useGuestCart() {
  const actor = useGuestCartActor()
  const isLive = useIsLive()
  const stored = useSelector(actor, (snapshot) => snapshot.context.lines)
  const lines = isLive ? stored : none
  return {
    lines,
    waitingCount: lines.filter(isWaiting).length,
    add: (line: CartLine, shown: ShownProduct) =>
      actor.send({ type: 'line.add', line, shown, at: Date.now() }),
    forget: (line: CartLineKey) => actor.send({ type: 'line.forget', line }),
  }
}
