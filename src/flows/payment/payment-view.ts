import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts'

export type PaymentView =
  | 'checking'
  | 'checkFailed'
  | 'notFound'
  | 'inProcess'
  | 'success'
  | 'ended'
  | 'onDelivery'
  | 'untried'
  | 'abandoned'
  | 'failed'
  | 'expired'
  | 'undecided'
  | 'notStarted'
  | 'notAllowed'
  | 'payingAgain'
  | 'leaving'

const unpaid = ['untried', 'abandoned', 'failed', 'expired', 'undecided', 'notStarted', 'notAllowed'] as const
const single = [
  'checkFailed',
  'notFound',
  'inProcess',
  'success',
  'ended',
  'onDelivery',
  'payingAgain',
  'leaving',
] as const

/** How the result page shows a payment. */
export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  return (
    unpaid.find((state) => snapshot.matches({ unpaid: state })) ??
    single.find((state) => snapshot.matches(state)) ??
    'checking'
  )
}
