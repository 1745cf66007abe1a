import type { Actor } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { PutAsideDelivery } from '../../flows/cart/put-aside-delivery.ts'
import { tell } from './tell.ts'
import { dropAllPutAside, releasePutAside } from '../../lib/put-aside.ts'

interface Flows {
  session: Actor<typeof sessionMachine>
  cart: Actor<typeof cartMachine>
}

/** What a guest put aside is sent to the cart of the customer who signs in in this tab (decision 023). */
export function connectPutAside(
  { session, cart }: Flows,
  putAside: PutAsideDelivery,
  whenLive: Promise<unknown>,
): void {
  const sendNext = () => {
    const wish = session.getSnapshot().hasTag('signedIn') ? putAside.next() : undefined
    if (wish) tell(session, cart, { type: 'cart.change', wish })
  }
  session.on('session.began', ({ by }) => {
    if (by !== 'otherTab') void whenLive.then(sendNext)
  })
  cart.on('cart.changed', ({ granted }) => {
    putAside.granted(granted)
    if (putAside.isOurs(granted)) sendNext()
  })
  cart.on('cart.refused', ({ code }) => {
    const { refused } = cart.getSnapshot().context
    putAside.refused(refused, code)
    if (putAside.isOurs(refused)) sendNext()
  })
  session.on('session.ended', ({ by }) => {
    if (by === 'signOut') dropAllPutAside()
    else releasePutAside()
  })
}
