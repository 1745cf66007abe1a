import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { CartLine, CartLineKey } from '../../../openapi/generated/schema.ts'
import type { ShownProduct } from '../../../machines/cart/cart.machine.ts'
import {
  isWaiting,
  type GuestLine,
  type guestCartMachine,
  type ShownLine,
} from '../../../machines/guest-cart/guest-cart.machine.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'
import { linesToAdd, refusalOf } from './lines-to-add.ts'

export type GuestCartActor = ActorRefFrom<typeof guestCartMachine>

const useGuestCartActor = () => useAppActor<typeof guestCartMachine>('guestCart')

const none: GuestLine[] = []

/** The goods that wait in this browser for somebody to sign in; none on the server and during hydration. */
export function useGuestCart() {
  const actor = useGuestCartActor()
  const isLive = useIsLive()
  const stored = useSelector(actor, (snapshot) => snapshot.context.lines)
  const lines = isLive ? stored : none
  const add = (line: CartLine, shown: ShownProduct) =>
    actor.send({ type: 'line.add', line, shown, at: Date.now() })
  return {
    lines,
    waitingCount: lines.filter(isWaiting).length,
    add,
    /** Adds all of the goods, or throws the problem for which it adds none. */
    addAll: (goods: ShownLine[]) => {
      for (const { line, shown } of linesToAdd(goods, actor.getSnapshot().context.lines)) add(line, shown)
    },
    /** Adds the goods, or returns the problem code for which it does not. */
    tryToAdd: (goods: ShownLine): string | undefined => {
      const refusal = refusalOf([goods], actor.getSnapshot().context.lines)
      if (!refusal) add(goods.line, goods.shown)
      return refusal?.code
    },
    /** Asks the cart once more to take what it refused. */
    retry: (line: CartLineKey) => actor.send({ type: 'line.retry', line, at: Date.now() }),
    forget: (line: CartLineKey) => actor.send({ type: 'line.forget', line }),
  }
}
