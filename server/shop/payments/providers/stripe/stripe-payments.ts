import type Stripe from 'stripe'
import {
  PaymentProviderUnavailable,
  type ProviderAnswer,
  type ProviderEvent,
  type ProviderRefund,
} from '../payment-provider.ts'

/** A payment, as a Checkout session (for a page) or a payment intent alone (for a QR code) tells it. */
export interface StripePayment {
  id: string
  attemptId: string | undefined
  amountSatang: number | null
  currency: string | null
  createdAt: number
  isOpen: boolean
  isPaid: boolean
  /** The bank is deciding. */
  isInProcess: boolean
  /** When it was closed unpaid. */
  endedAt: number | undefined
  intent: Stripe.PaymentIntent | undefined
}

const ofSession = (session: Stripe.Checkout.Session): StripePayment => {
  const isPaid = session.payment_status === 'paid'
  const { payment_intent: intent } = session
  return {
    id: session.id,
    attemptId: session.metadata?.attempt_id,
    amountSatang: session.amount_total,
    currency: session.currency,
    createdAt: session.created,
    isOpen: session.status === 'open',
    isPaid,
    isInProcess: session.status === 'complete' && !isPaid,
    endedAt: session.status === 'expired' ? (session.expires_at ?? session.created) : undefined,
    intent: intent !== null && typeof intent === 'object' ? intent : undefined,
  }
}

const ofIntent = (intent: Stripe.PaymentIntent): StripePayment => ({
  id: intent.id,
  attemptId: intent.metadata.attempt_id,
  amountSatang: intent.amount,
  currency: intent.currency,
  createdAt: intent.created,
  isOpen: intent.status.startsWith('requires_'),
  isPaid: intent.status === 'succeeded',
  isInProcess: intent.status === 'processing',
  endedAt: intent.status === 'canceled' ? (intent.canceled_at ?? intent.created) : undefined,
  intent,
})

const isIntent = (id: string) => id.startsWith('pi_')

export async function retrievePayment(stripe: Stripe, id: string): Promise<StripePayment> {
  if (isIntent(id))
    return ofIntent(
      checked('payment_intent', await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    )
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  return ofSession(checked('checkout.session', session))
}

/** Nobody can begin to pay it any more. */
export async function closePayment(stripe: Stripe, id: string): Promise<void> {
  await (isIntent(id) ? stripe.paymentIntents.cancel(id) : stripe.checkout.sessions.expire(id))
}

/** The package takes the answer of a failed server for an object when the body is JSON without an error in it. */
export function checked<Answer extends { object: string }>(kind: Answer['object'], answer: Answer): Answer {
  if (answer.object !== kind) throw new PaymentProviderUnavailable(`Stripe sent no ${kind}`)
  return answer
}

/** Events are about a Checkout session, or about a payment or a refund; events about other objects are ignored. */
export async function paymentIdOf(
  stripe: Stripe,
  object: Stripe.Event.Data.Object,
): Promise<string | undefined> {
  const {
    object: kind,
    id,
    payment_intent: intent,
  } = object as { object?: string; id?: string; payment_intent?: string | null }
  if (kind === 'checkout.session') return id
  const payment = kind === 'payment_intent' ? id : intent
  if (!payment) return undefined
  const { data } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
  return data[0]?.id ?? payment
}

export const answerAbout = (payment: StripePayment, refunds: readonly Stripe.Refund[]): ProviderAnswer => ({
  isInProcess: payment.isInProcess,
  events: eventsOf(payment),
  refunds: refunds.flatMap((refund) => refundOf(payment, refund)),
})

/** A card's refund succeeds at once and may still fail: https://docs.stripe.com/refunds#failed-refunds. */
export function outcomeOf({ status, failure_reason: reason }: Stripe.Refund) {
  if (status === 'failed' || status === 'canceled')
    return { state: 'refused' as const, refusal: reason ?? status }
  return { state: status === 'succeeded' ? ('confirmed' as const) : ('sent' as const) }
}

function refundOf({ attemptId }: StripePayment, refund: Stripe.Refund): ProviderRefund[] {
  if (attemptId === undefined) return []
  const { id, amount: amountSatang, metadata } = refund
  const key = metadata?.refund_id
  return [{ id, attemptId, amountSatang, ...outcomeOf(refund), ...(key !== undefined && { key }) }]
}

function eventsOf(payment: StripePayment): ProviderEvent[] {
  const { id, attemptId, amountSatang, currency, createdAt, isPaid, isInProcess, endedAt, intent } = payment
  if (attemptId === undefined || amountSatang === null || currency !== 'thb') return []
  const event = (eventId: string, type: ProviderEvent['type'], at: number, failureCode?: string) => ({
    id: eventId,
    type,
    attemptId,
    amountSatang,
    occurredAt: new Date(at * 1000),
    ...(failureCode !== undefined && { failureCode }),
  })
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined
  if (isPaid) return [event(`${id}.paid`, 'paid', charge?.created ?? createdAt)]
  const refusal = intent?.last_payment_error
  const hasRunOut = refusal?.code === 'payment_intent_payment_attempt_expired'
  if (refusal && !hasRunOut && !isInProcess)
    return [
      event(
        `${charge?.id ?? intent.id}.failed`,
        'failed',
        charge?.created ?? createdAt,
        refusal.decline_code ?? refusal.code ?? 'card_declined',
      ),
    ]
  if (endedAt === undefined && !hasRunOut) return []
  return [event(`${id}.expired`, 'expired', endedAt ?? createdAt)]
}
