import { randomUUID } from 'node:crypto'
import { channelsWhere } from '../../../machines/payment-channels.ts'
import {
  readSignedEvent,
  signPaymentEvent,
  type SentEvent,
} from '../../../server/sandbox/payment-page/signature.ts'
import type { PaymentProvider } from '../../../server/shop/payments/providers/payment-provider.ts'
import type { TestAnswer, TestApi } from './open-api.ts'

export const paymentEvent = (
  attemptId: string,
  type: SentEvent['type'],
  { amount = { amount: 250 }, ...fields }: Partial<SentEvent> = {},
): SentEvent => ({
  id: `ev-${randomUUID()}`,
  type,
  attemptId,
  amount,
  occurredAt: new Date().toISOString(),
  ...(type === 'failed' && { failureCode: 'card_declined' }),
  ...(type === 'refunded' && {
    refunds: [{ id: `re-${randomUUID()}`, state: 'confirmed' as const, amount }],
  }),
  ...fields,
})

/** Sends the shop a payment event, signed as the payment provider signs it. */
export function sendPaymentEvent(
  { call }: Pick<TestApi, 'call'>,
  event: SentEvent,
  signature?: string,
): Promise<TestAnswer> {
  const body = JSON.stringify(event)
  return call('POST', '/api/payments/events/sandbox', {
    headers: { 'payment-signature': signature ?? signPaymentEvent(body) },
    body,
  })
}

/** A provider that a test plays; its events are signed as the sandbox signs them. */
export const providerOf = (
  calls: Pick<PaymentProvider, 'start' | 'ask' | 'close' | 'refund'>,
): PaymentProvider => ({
  name: 'sandbox',
  channels: channelsWhere(({ needsProvider }) => needsProvider),
  readEvents: async (rawBody, headers) => readSignedEvent(rawBody, headers),
  ...calls,
})
