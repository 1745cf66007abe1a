import {
  unknownAttempt,
  type ProviderAnswer,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderRefund,
} from '../payment-provider.ts'
import type { OmiseCharge, OmiseRefund } from './omise-client.ts'

/* What the shop makes of Omise's objects. */

export function addressAfter(
  { status, authorize_uri: bank }: OmiseCharge,
  { returnTo }: ProviderOrder,
): string {
  if (status === 'successful') return returnTo.success
  return status === 'pending' ? (bank ?? returnTo.pending) : returnTo.failed
}

/** A charge of a card is pending while the bank decides; that of a QR code, until somebody scans it. */
export const waitsForScan = ({ status, source }: OmiseCharge) =>
  status === 'pending' && source?.flow === 'offline'

export function answerAbout(charge: OmiseCharge, refunds: readonly OmiseRefund[]): ProviderAnswer {
  const isInProcess = charge.status === 'pending' && !waitsForScan(charge)
  return {
    isInProcess,
    events: eventsOf(charge),
    refunds: refunds.flatMap((refund) => refundOf(charge, refund)),
    providerId: charge.id,
  }
}

/** It is not documented that a QR code can be ended early: one that still waits is over for the shopper only. */
export const answerAfterClosing = (charge: OmiseCharge): ProviderAnswer => ({
  ...unknownAttempt,
  events: eventsOf({ ...charge, status: 'expired' }),
  providerId: charge.id,
  canStillBePaid: true,
})

/** Omise calls the state of a refund deprecated: one without it is done. */
export const outcomeOf = ({ status }: OmiseRefund) => {
  if (status === 'failed') return { state: 'refused' as const, refusal: 'failed_refund' }
  return { state: status === 'pending' ? ('sent' as const) : ('confirmed' as const) }
}

function refundOf(
  { metadata: { attempt_id: attemptId } }: OmiseCharge,
  refund: OmiseRefund,
): ProviderRefund[] {
  if (typeof attemptId !== 'string') return []
  const { id, amount: amountSatang, metadata } = refund
  const { refund_id: key } = metadata
  return [{ id, attemptId, amountSatang, ...outcomeOf(refund), ...(typeof key === 'string' && { key }) }]
}

function eventsOf(charge: OmiseCharge): ProviderEvent[] {
  const { id, status, amount, failure_code: failureCode, metadata, currency } = charge
  const attemptId = metadata.attempt_id
  if (typeof attemptId !== 'string' || currency.toLowerCase() !== 'thb') return []
  const event = (type: ProviderEvent['type']) => ({
    id: `${id}.${type}`,
    type,
    attemptId,
    amountSatang: amount,
    occurredAt: new Date(charge.paid_at ?? charge.created_at),
  })
  if (status === 'pending') return []
  if (status === 'expired') return [event('expired')]
  if (status !== 'successful') return [{ ...event('failed'), failureCode: failureCode ?? status }]
  return [event('paid')]
}

/** Events are about a charge or a refund of one; others are of no interest. */
export function chargeIdIn(event: unknown): string | undefined {
  const { data } = event as { data?: { object?: string; id?: string; charge?: string } }
  if (data?.object === 'charge') return data.id
  return data?.object === 'refund' ? data.charge : undefined
}
