import type { PaymentEvent } from '../../../openapi/generated/schema.ts'
import type { paymentAttempts } from '../../db/schema/payments.ts'
import { Problem } from '../common/problem.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** What happened at the payment page. Told twice, it is the same event by its id. */
export interface ProviderEvent {
  id: string
  type: PaymentEvent['type']
  attemptId: string
  amountSatang: number
  occurredAt: Date
  failureCode?: string
}

/** What is to be paid there, and where the shopper goes from there. */
export interface ProviderOrder {
  attemptId: string
  orderNumber: string
  amountSatang: number
  language: 'thai' | 'english'
  expiresAt: Date
  returnTo: { success: string; pending: string; failed: string }
}

export interface ProviderAnswer {
  /** The shopper has done their part and the bank has not decided yet. */
  isInProcess: boolean
  /** All that has happened to this attempt, told before or not. */
  events: ProviderEvent[]
}

/** The page gives no answer now; what it knows is asked for another time. */
export class PaymentProviderUnavailable extends Problem {
  constructor(detail: string) {
    super('PAYMENT_UNAVAILABLE', 'The payment page does not answer')
    this.cause = detail
  }
}

/** Where cards are paid: another house, which is asked over calls that may be repeated without doing anything twice. */
export interface PaymentProvider {
  start(order: ProviderOrder): Promise<{ redirectUrl: string }>
  ask(attemptId: string): Promise<ProviderAnswer>
  /** From now on nobody can begin to pay there; what is in process comes to its end. */
  close(attemptId: string): Promise<ProviderAnswer>
  /** The money goes back. */
  refund(attemptId: string): Promise<ProviderAnswer>
}
