import type { ShopDeps } from '../common/shop-deps.ts'
import type { Handlers } from '../common/handlers.ts'
import { channelNames, paymentChannels } from '../../../machines/payment-channels.ts'
import type { PaymentChannelOption, PaymentEvent } from '../../../openapi/generated/schema.ts'
import { invalid } from '../common/problem.ts'
import { satangOf } from '../common/measures.ts'
import { settleAfterwards } from './settle-attempts.ts'
import { isSignedBy } from './signature.ts'
import { takeInEvents } from './take-in-events.ts'

export function paymentHandlers(deps: ShopDeps): Handlers {
  return {
    listPaymentChannels: async () => listPaymentChannels(deps),
    async receivePaymentEvent({ headers, body, rawBody }) {
      await receivePaymentEvent(deps, { signature: headers['Payment-Signature'], rawBody, event: body })
      return { ok: true }
    },
  }
}

const listPaymentChannels = ({ paymentProvider }: ShopDeps): PaymentChannelOption[] =>
  channelNames.map((paymentChannel) =>
    paymentProvider || !paymentChannels[paymentChannel].needsProvider
      ? { paymentChannel, available: true }
      : { paymentChannel, available: false, reason: 'notOffered' },
  )

interface SignedEvent {
  signature: string
  /** The unparsed body: the signature covers its bytes. */
  rawBody: string
  event: PaymentEvent
}

/** Accepts a signed event from the payment provider's webhook. */
async function receivePaymentEvent(
  deps: ShopDeps,
  { signature, rawBody, event }: SignedEvent,
): Promise<void> {
  if (!isSignedBy(deps.settings.secrets.payments, signature, rawBody)) {
    throw invalid('The signature is wrong or too old', [{ field: 'Payment-Signature', code: 'signature' }])
  }
  const { amount, occurredAt, ...fields } = event
  const { orderId } = await takeInEvents(deps.database.db, event.attemptId, [
    { ...fields, amountSatang: satangOf(amount.amount), occurredAt: timeOf(occurredAt) },
  ])
  await settleAfterwards(deps, orderId)
}

/** The contract's format allows values that Date cannot represent, such as a leap second or the year 0. */
function timeOf(occurredAt: string): Date {
  const time = new Date(occurredAt)
  if (!(time.getTime() > 0)) throw invalid('There is no such time', [{ field: 'occurredAt', code: 'format' }])
  return time
}
