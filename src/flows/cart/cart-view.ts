import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'

export type CartView = 'signedOut' | 'loading' | 'failed' | 'empty' | 'shown' | 'conflict'

export type ConflictStep = 'loading' | 'offering' | 'failed'

/** How a page shows the cart. `conflict`: another tab changed it, and this tab's change is offered again. */
export function cartView(snapshot: SnapshotFrom<typeof cartMachine>): CartView {
  if (snapshot.matches('cleared')) return 'signedOut'
  if (snapshot.matches({ open: 'loading' })) return 'loading'
  if (snapshot.matches({ open: 'loadFailed' })) return 'failed'
  if (snapshot.matches({ open: 'conflict' })) return 'conflict'
  return snapshot.context.items.length === 0 ? 'empty' : 'shown'
}

export function conflictStep(snapshot: SnapshotFrom<typeof cartMachine>): ConflictStep | undefined {
  const steps = ['loading', 'offering', 'failed'] as const
  return steps.find((step) => snapshot.matches({ open: { conflict: step } }))
}
