/* The objects of Stripe's API as its fake keeps them, and their bodies; what they are made after stands in `stripe-fake.ts`. */

export interface FakeSession {
  id: string
  attemptId: string
  amount: number
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid'
  intentId: string
  declined: boolean
  expiresAt: number
  /** Of Stripe's own page. */
  url: string
  successUrl: string
  cancelUrl: string
}

/** A payment intent of its own, for a QR code. */
export interface FakeIntent {
  id: string
  attemptId: string
  amount: number
  status: 'requires_action' | 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
}

export interface FakeRefund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded' | 'requires_action' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
  created: number
}

export const now = () => Math.floor(Date.now() / 1000)

export function sessionBody(session: FakeSession): object {
  const isPaid = session.paymentStatus === 'paid'
  const charge = { id: `ch_${session.intentId}`, object: 'charge', created: now(), amount: session.amount }
  const isTouched = session.declined || session.status === 'complete'
  return {
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.attemptId,
    metadata: { attempt_id: session.attemptId },
    amount_total: session.amount,
    currency: 'thb',
    created: now(),
    expires_at: session.expiresAt,
    mode: 'payment',
    status: session.status,
    payment_status: session.paymentStatus,
    url: session.status === 'open' ? session.url : null,
    payment_intent: isTouched
      ? {
          id: session.intentId,
          object: 'payment_intent',
          latest_charge: charge,
          last_payment_error:
            session.declined && !isPaid
              ? { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
              : null,
        }
      : null,
  }
}

export function intentBody({ id, attemptId, amount, status }: FakeIntent): object {
  const isTouched = status === 'succeeded' || status === 'requires_payment_method'
  return {
    id,
    object: 'payment_intent',
    amount,
    currency: 'thb',
    created: now(),
    canceled_at: status === 'canceled' ? now() : null,
    metadata: { attempt_id: attemptId },
    status,
    latest_charge: isTouched ? { id: `ch_${id}`, object: 'charge', created: now(), amount } : null,
    last_payment_error:
      status === 'requires_payment_method'
        ? { type: 'card_error', code: 'payment_method_provider_decline' }
        : null,
    next_action:
      status === 'requires_action'
        ? {
            type: 'promptpay_display_qr_code',
            promptpay_display_qr_code: {
              data: `00020101021229370016A00000067701011102130000000000000${id}`,
              hosted_instructions_url: `https://payments.stripe.com/promptpay/instructions/${id}`,
              image_url_png: `https://qr.stripe.com/${id}.png`,
              image_url_svg: `https://qr.stripe.com/${id}.svg`,
            },
          }
        : null,
  }
}
