import { randomUUID } from 'node:crypto'
import {
  readSignedEvent,
  signPaymentEvent,
  type SentEvent,
} from '../../../server/sandbox/payment-page/signature.ts'
import { startsOfAll } from '../../../server/sandbox/payment-page/sandbox-payment-provider.ts'
import type {
  PaymentProvider,
  StartPayment,
} from '../../../server/shop/payments/providers/payment-provider.ts'
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
export const providerOf = ({
  start,
  ...calls
}: Pick<PaymentProvider, 'ask' | 'close' | 'refund'> & { start: StartPayment }): PaymentProvider => ({
  name: 'sandbox',
  starts: startsOfAll(start),
  readEvents: async (rawBody, headers) => readSignedEvent(rawBody, headers),
  ...calls,
})
