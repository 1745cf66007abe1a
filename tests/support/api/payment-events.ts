import { randomUUID } from 'node:crypto'
import type { PaymentEvent } from '../../../openapi/generated/schema.ts'
import { signPaymentEvent } from '../../../server/shop/payments/signature.ts'
import { sandboxSecrets } from '../../../server/shop/common/shop-settings.ts'
import type { TestAnswer, TestApi } from './open-api.ts'

export const paymentEvent = (
  attemptId: string,
  type: PaymentEvent['type'],
  fields: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  id: `ev-${randomUUID()}`,
  type,
  attemptId,
  amount: { amount: 250 },
  occurredAt: new Date().toISOString(),
  ...(type === 'failed' && { failureCode: 'card_declined' }),
  ...fields,
})

/** Sends the shop a payment event, signed as the payment provider signs it. */
export function sendPaymentEvent(
  { call }: Pick<TestApi, 'call'>,
  event: PaymentEvent,
  signature?: string,
): Promise<TestAnswer> {
  const body = JSON.stringify(event)
  return call('POST', '/api/payments/events', {
    headers: { 'payment-signature': signature ?? signPaymentEvent(sandboxSecrets.payments, body) },
    body,
  })
}
