import type { SnapshotFrom } from 'xstate'
import { paymentChannels, takesTotal } from '../../../machines/payment-channels.ts'
import {
  secondsToPay,
  type PaymentView,
  type paymentMachine,
} from '../../../machines/payment/payment.machine.ts'

type Snapshot = SnapshotFrom<typeof paymentMachine>

export type ResultView =
  | 'checking'
  | 'checkFailed'
  | 'notFound'
  | 'awaitingTransfer'
  | 'transferExpired'
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
export function paymentView(snapshot: Snapshot): ResultView {
  if (snapshot.matches({ transfer: { code: 'awaitingTransfer' } })) return 'awaitingTransfer'
  if (snapshot.matches({ transfer: { code: 'expired' } })) return 'transferExpired'
  return (
    unpaid.find((state) => snapshot.matches({ unpaid: state })) ??
    single.find((state) => snapshot.matches(state)) ??
    'checking'
  )
}

/** Whether an order is paid where it is picked up. */
export const isPaidAtCounter = (order: PaymentView | undefined): boolean =>
  order !== undefined && paymentChannels[order.paymentChannel].paidBy === 'counter'

/** The other channels that do not take the total of an order that can be paid, with their limits. */
export const channelsOutOfReach = ({ context: { order, channels } }: Snapshot) =>
  channels.flatMap(({ paymentChannel, limits }) =>
    order?.canPay &&
    paymentChannel !== order.paymentChannel &&
    limits !== undefined &&
    !takesTotal({ limits }, order.total)
      ? [{ paymentChannel, limits }]
      : [],
  )

/** The seconds that are left to pay by the QR code. */
export const secondsLeft = ({ context: { now, transfer } }: Snapshot): number =>
  transfer ? secondsToPay({ now, expiresAt: transfer.expiresAt }) : 0

/** The seconds that the QR code had when it was made. */
export const secondsInAll = ({ context: { transfer } }: Snapshot): number =>
  transfer ? secondsToPay({ now: transfer.startedAt, expiresAt: transfer.expiresAt }) : 0
