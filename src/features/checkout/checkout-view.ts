import type { Snapshot } from './current-step.ts'

type View = 'loading' | 'failed' | 'empty' | 'paused' | 'placed' | 'steps'

export function viewOf(snapshot: Snapshot): View {
  if (snapshot.matches('loadingCart')) return 'loading'
  if (snapshot.matches('cartFailed')) return 'failed'
  if (snapshot.matches('cartEmpty')) return 'empty'
  if (snapshot.matches('paused') || snapshot.matches('abandoned')) return 'paused'
  const isPlaced = (['toPaymentPage', 'awaitingPayment', 'toPaymentResult'] as const).some((state) =>
    snapshot.matches(state),
  )
  return isPlaced ? 'placed' : 'steps'
}
