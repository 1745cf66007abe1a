import type { PaymentChannel, PaymentEvent } from '../../../openapi/generated/schema.ts'
import type { paymentAttempts } from '../../db/schema/payments.ts'
import { Problem } from '../common/problem.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** An event at the payment provider. Repeated deliveries have the same id. */
export interface ProviderEvent {
  id: string
  type: PaymentEvent['type']
  attemptId: string
  amountSatang: number
  occurredAt: Date
  failureCode?: string
}

/** What to pay and how, and the addresses to which the provider returns the shopper. */
export interface ProviderOrder {
  attemptId: string
  paymentChannel: PaymentChannel
  orderNumber: string
  amountSatang: number
  language: 'thai' | 'english'
  expiresAt: Date
  returnTo: { success: string; pending: string; failed: string }
}

export interface ProviderAnswer {
  /** The shopper has done their part and the bank has not decided yet. */
  isInProcess: boolean
  /** All events of this attempt, including those already delivered. */
  events: ProviderEvent[]
}

/** The provider does not answer now; its events are requested again later. */
export class PaymentProviderUnavailable extends Problem {
  constructor(detail: string) {
    super('PAYMENT_UNAVAILABLE', 'The payment page does not answer')
    this.cause = detail
  }
}

/** The external service that takes payments at its page. Every call is idempotent. */
export interface PaymentProvider {
  start(order: ProviderOrder): Promise<{ redirectUrl: string }>
  ask(attemptId: string): Promise<ProviderAnswer>
  /** Closes the attempt: no new payment can begin; one in process is still decided. */
  close(attemptId: string): Promise<ProviderAnswer>
  refund(attemptId: string): Promise<ProviderAnswer>
}
