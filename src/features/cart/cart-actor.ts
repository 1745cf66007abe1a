import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'

export type CartActor = ActorRefFrom<typeof cartMachine>

export const CartActorContext = createContext<CartActor | null>(null)

export function useCartActor(): CartActor {
  const actor = useContext(CartActorContext)
  if (!actor) throw new Error('No cart actor above this component')
  return actor
}
