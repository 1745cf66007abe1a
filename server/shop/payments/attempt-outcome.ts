import type { paymentEvents } from '../../db/schema/payments.ts'
import type { Attempt } from './payment-provider.ts'

type Happened = Pick<typeof paymentEvents.$inferSelect, 'id' | 'type' | 'occurredAt' | 'failureCode'>
export type Outcome = Pick<Attempt, 'state' | 'failureCode' | 'refundedAt'>

/**
 * The state that follows from an attempt's events, whatever their order: a payment outweighs a refusal, and a refusal
 * outweighs an expiry.
 */
export function attemptOutcome(events: readonly Happened[]): Outcome {
  const of = (type: Happened['type']) =>
    events
      .filter((event) => event.type === type)
      .toSorted(byTime)
      .at(-1)
  const refunded = of('refunded')
  const failed = of('failed')
  if (refunded ?? of('paid'))
    return { state: 'paid', failureCode: null, refundedAt: refunded?.occurredAt ?? null }
  if (failed) return { state: 'failed', failureCode: failed.failureCode, refundedAt: null }
  return { state: of('expired') ? 'expired' : 'pending', failureCode: null, refundedAt: null }
}

const byTime = (one: Happened, other: Happened) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() || (one.id < other.id ? -1 : 1)
