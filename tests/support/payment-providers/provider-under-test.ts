import type { PaymentProvider } from '../../../server/shop/payments/providers/payment-provider.ts'
import type { Trouble } from './fake-server.ts'
import type { TestApi } from '../api/open-api.ts'

export interface SignedEvent {
  headers: Record<string, string>
  body: string
}

/** A provider with all that can happen at its page. Attempts are named by the shop's id. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  /** The settings of a shop that is started with this provider; empty where it has none of its own. */
  environment: Record<string, string>
  /** The shopper pays at the page. */
  pay: (api: TestApi, attemptId: string) => Promise<void>
  /** The bank refuses the card. */
  decline: (api: TestApi, attemptId: string) => Promise<void>
  /** The shopper has paid; the bank has not decided. */
  delay: (api: TestApi, attemptId: string) => Promise<void>
  /** The bank approves what was delayed. */
  approve: (attemptId: string) => Promise<void>
  /** The merchant gives money back in the provider's dashboard; false when there is not so much left. */
  refundByHand: (attemptId: string, amountSatang: number) => Promise<boolean>
  /** The money of the newest refund that has not failed comes back to the provider; false when there is none. */
  failRefund: (attemptId: string) => Promise<boolean>
  /** What refunds still wait for happens: such as the customer saying which account to use. */
  finishRefunds: () => Promise<void>
  /** The event of the newest refund of an attempt, signed now. */
  signedRefundEvent: (attemptId: string) => Promise<SignedEvent>
  /** The last event of an attempt, signed now as the provider signs. */
  signedEvent: (attemptId: string) => Promise<SignedEvent>
  /** The money of all attempts, in satang: what came in, and what went back without coming again. */
  books: () => Promise<{ paid: number; refunded: number }>
  /** How many times a payment of this attempt was begun at the provider. */
  started: (attemptId: string) => Promise<number>
  trouble: (trouble: Trouble) => void
  close: () => Promise<void>
}
