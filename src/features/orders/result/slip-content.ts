import type { OrderStatus } from '../../../../openapi/generated/schema.ts'
import type { ResultView } from '../../../flows/payment/payment-view.ts'

interface SlipContent {
  /** The status whose shape and colours the slip wears. */
  status: OrderStatus
  title: string
  text: string
}

/** What the slip says in each state of the payment, as translation keys. */
export const slipContents = {
  checking: { status: 'processing', title: 'checkingTitle', text: 'checkingText' },
  transferExpired: { status: 'failed', title: 'transferExpiredTitle', text: 'transferExpiredText' },
  inProcess: { status: 'processing', title: 'inProcessTitle', text: 'inProcessText' },
  undecided: { status: 'processing', title: 'undecidedTitle', text: 'undecidedText' },
  success: { status: 'paid', title: 'successTitle', text: 'successText' },
  ended: { status: 'cancelOrder', title: 'endedTitle', text: 'endedText' },
  onDelivery: { status: 'readyToShip', title: 'onDeliveryTitle', text: 'onDeliveryText' },
  untried: { status: 'pending', title: 'untriedTitle', text: 'untriedText' },
  abandoned: { status: 'pending', title: 'abandonedTitle', text: 'abandonedText' },
  failed: { status: 'failed', title: 'failedTitle', text: 'failedText' },
  expired: { status: 'failed', title: 'expiredTitle', text: 'expiredText' },
  notStarted: { status: 'failed', title: 'notStartedTitle', text: 'notStartedText' },
  notAllowed: { status: 'cancelOrder', title: 'notAllowedTitle', text: 'notAllowedText' },
  payingAgain: { status: 'pending', title: 'payingAgainTitle', text: 'payingAgainText' },
  leaving: { status: 'pending', title: 'leavingTitle', text: 'leavingSlipText' },
} as const satisfies Record<Exclude<ResultView, 'checkFailed' | 'notFound' | 'awaitingTransfer'>, SlipContent>

export type SlipView = keyof typeof slipContents
