import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cartDrawerMachine } from '../../../machines/cart-drawer/cart-drawer.machine.ts'
import type { CartLineKey } from '../../../openapi/generated/schema.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type CartDrawerActor = ActorRefFrom<typeof cartDrawerMachine>

/** The drawer of the cart. `ask` shows these goods in it as soon as the cart has them, unless the page can `refuse` them. */
export function useCartDrawer() {
  const actor = useAppActor<typeof cartDrawerMachine>('cartDrawer')
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')),
    taken: useSelector(actor, (snapshot) => snapshot.context.taken),
    open: () => actor.send({ type: 'drawer.open' }),
    close: () => actor.send({ type: 'drawer.close' }),
    ask: (line: CartLineKey) => actor.send({ type: 'goods.ask', line }),
    refuse: (line: CartLineKey) => actor.send({ type: 'goods.refused', lines: [line] }),
  }
}
