import { createActor } from 'xstate'
import { guestCartMachine, type GuestLine } from '../../../machines/guest-cart/guest-cart.machine.ts'

/** A guest's cart that stores nothing, for tests of parts that show it. */
export const guestCartWith = (lines: GuestLine[] = []) =>
  createActor(guestCartMachine.provide({ actions: { store: () => undefined } }), { input: { lines, now: 1 } })
