import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentChannel } from '../../../../openapi/generated/schema.ts'
import type { paymentAttempts } from '../../../db/schema/payments.ts'
import { Problem } from '../../common/problem.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** What happened to an attempt at its provider. Told twice, it has the same id. */
export interface ProviderEvent {
  id: string
  type: 'paid' | 'failed' | 'expired'
  attemptId: string
  amountSatang: number
  occurredAt: Date
  failureCode?: string
}

/** Money that goes back, as the provider knows it now: asked for by the shop, or made in the provider's dashboard. */
export interface ProviderRefund {
  /** The provider's own name for it. */
  id: string
  attemptId: string
  /** The shop's name for it; absent for what was made in the dashboard. */
  key?: string
  amountSatang: number
  /** One that was confirmed may be refused later, for example when the card's account is closed. */
  state: 'sent' | 'confirmed' | 'refused'
  refusal?: string
}

/** What a provider tells about one attempt or more. */
export interface ProviderReport {
  /** All events of the attempt, including those already delivered. */
  events: ProviderEvent[]
  /** All refunds of the attempt. */
  refunds: ProviderRefund[]
  /** The provider's own name for the attempt, if the shop may not know it; only in a report about one attempt. */
  providerId?: string
}

/** An attempt as its provider knows it. */
export type AttemptAtProvider = Pick<
  Attempt,
  'id' | 'providerId' | 'amountSatang' | 'createdAt' | 'expiresAt'
>

/** What to pay and how, and the addresses to which the provider returns the shopper. */
export interface ProviderOrder {
  attemptId: string
  /** The provider's own name for the attempt, once it has one. */
  providerId: string | null
  paymentChannel: PaymentChannel
  orderNumber: string
  amountSatang: number
  language: 'thai' | 'english'
  /** The customer's, where the provider may ask about a refund; the shop's own for a customer without one. */
  email: string
  createdAt: Date
  expiresAt: Date
  returnTo: { success: string; pending: string; failed: string }
}

/** Where to pay: at a page, or by a transfer for which the shopper's bank reads a QR code. */
export type StartedPayment = { providerId: string | null } & (
  | { kind: 'redirect'; url: string }
  | { kind: 'qr'; code: QrCode }
)

/** What the QR code says, or the provider's own picture of it. */
export type QrCode = { payload: string } | { picture: Uint8Array }

export interface ProviderAnswer extends ProviderReport {
  /** The shopper has done their part and the bank has not decided yet. */
  isInProcess: boolean
  /** It could not be closed: money may still come until the provider ends it. */
  canStillBePaid?: boolean
}

export interface AskedAtProvider {
  /** The shop's name for the refund. */
  key: string
  amountSatang: number
}

/** What became of a refund; it is asked for again until it is confirmed or refused. */
export type RefundAnswer = { providerRefundId?: string } & (
  | { state: 'sent' | 'confirmed' }
  | { state: 'refused'; refusal: string }
)

/** The provider gives nothing back of a payment that it does not know, such as one of an account that the shop had before. */
export const unknownPayment: RefundAnswer = { state: 'refused', refusal: 'unknownPayment' }

/** The provider has never heard of the attempt. */
export const unknownAttempt: ProviderAnswer = { isInProcess: false, events: [], refunds: [] }

/** Nobody has begun to pay, as far as is known, and nobody is shown any more how to. */
export const neverTried = ({ id, amountSatang }: AttemptAtProvider): ProviderAnswer => ({
  ...unknownAttempt,
  events: [{ id: `${id}.expired`, type: 'expired', attemptId: id, amountSatang, occurredAt: new Date() }],
})

/** The provider does not answer now; its events are requested again later. */
export class PaymentProviderUnavailable extends Problem {
  constructor(cause: string | Error) {
    super('PAYMENT_UNAVAILABLE', 'The payment page does not answer')
    this.cause = cause
  }
}

/** It does not answer at all, so that whoever has more to ask does not wait for it again. */
export class PaymentProviderUnreachable extends PaymentProviderUnavailable {}

/** A page that the shop serves for a provider without one of its own, at `/pay/{provider}/{attempt}`. */
export interface ProviderPage {
  /** Its Content-Security-Policy. */
  policy: string
  html(order: ProviderOrder): string
  /** What its form sends; answers where the shopper goes on. Called once at a time for an attempt. */
  submit(
    order: ProviderOrder,
    form: Readonly<Record<string, string | undefined>>,
  ): Promise<{ providerId: string | null; redirectUrl: string }>
}

export interface AmountLimits {
  minSatang: number
  maxSatang: number
}

export type StartPayment = (order: ProviderOrder) => Promise<StartedPayment>
export type Starts = Readonly<Partial<Record<PaymentChannel, StartPayment>>>

/** An external service that takes payments. Every call may be repeated. */
export interface PaymentProvider {
  /** As in PAYMENT_PROVIDERS and in the address of its events. */
  readonly name: string
  /**
   * How a payment begins in each channel that the provider takes. Called again for a page that is still open; a QR code is
   * kept by the shop.
   */
  readonly starts: Starts
  /** The amounts that it takes in a channel, where not any. */
  readonly limits?: Partial<Record<PaymentChannel, AmountLimits>>
  ask(attempt: AttemptAtProvider): Promise<ProviderAnswer>
  /** Closes the attempt: no new payment can begin; one in process is still decided. */
  close(attempt: AttemptAtProvider): Promise<ProviderAnswer>
  /** Gives some of the money back, once for each key. */
  refund(attempt: AttemptAtProvider, asked: AskedAtProvider): Promise<RefundAnswer>
  /** What a body tells whose signature is right; the body is not parsed before. */
  readEvents(rawBody: string, headers: IncomingHttpHeaders): Promise<ProviderReport>
  page?: ProviderPage
}
