import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type CartActor = ActorRefFrom<typeof cartMachine>

export const useCartActor = () => useAppActor<typeof cartMachine>('cart')
