import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { standingFlow } from '../../lib/standing-flows.ts'

export type CartActor = ActorRefFrom<typeof cartMachine>

export const useCartActor = standingFlow<typeof cartMachine>('cart')
