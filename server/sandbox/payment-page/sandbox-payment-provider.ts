import { eq } from 'drizzle-orm'
import { channelsWhere, paymentChannels } from '../../../machines/payment-channels.ts'
import type { Queries } from '../../db/database.ts'
import { sandboxPayments } from '../../db/schema/payments.ts'
import {
  unknownAttempt,
  unknownPayment,
  type AskedAtProvider,
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderEvent,
  type ProviderRefund,
  type RefundAnswer,
  type StartPayment,
  type Starts,
} from '../../shop/payments/providers/payment-provider.ts'
import { promptPayPayload } from './promptpay-payload.ts'
import {
  decideIfDue,
  endPayment,
  lockPayment,
  recordRefund,
  recordedEvents,
  recordedRefunds,
  type SandboxEvent,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-ledger.ts'
import { readSignedEvent } from './signature.ts'

export const sandboxProviderName = 'sandbox'

/** No bank knows it: a QR code of the sandbox pays nobody, whoever scans it. */
const nobodysTaxId = '0000000000000'

interface SandboxProviderParts {
  db: Queries
  apiUrl: string
}

/** A provider that takes whatever needs one, and begins it all in one way. */
export const startsOfAll = (start: StartPayment): Starts =>
  Object.fromEntries(channelsWhere(({ needsProvider }) => needsProvider).map((channel) => [channel, start]))

/** The sandbox's payment provider: served by the same server, but with tables of its own. */
export function sandboxPaymentProvider({ db, apiUrl }: SandboxProviderParts): PaymentProvider {
  const change = (attemptId: string, work: (tx: Queries, payment: SandboxPayment) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const payment = await lockPayment(tx, attemptId)
      if (!payment) return unknownAttempt
      await work(tx, await decideIfDue(tx, payment))
      return answerAbout(tx, attemptId)
    })

  const start: StartPayment = async ({
    attemptId,
    paymentChannel: channel,
    orderNumber,
    amountSatang,
    language,
    expiresAt,
    returnTo,
  }) => {
    await db
      .insert(sandboxPayments)
      .values({
        attemptId,
        channel,
        orderNumber,
        amountSatang,
        language,
        expiresAt,
        successUrl: returnTo.success,
        pendingUrl: returnTo.pending,
        failedUrl: returnTo.failed,
      })
      .onConflictDoNothing()
    if (paymentChannels[channel].paidBy === 'transfer') {
      const payload = promptPayPayload({ taxId: nobodysTaxId, amountSatang })
      return { kind: 'qr', providerId: attemptId, code: { payload } }
    }
    const url = `${apiUrl.replace(/\/+$/, '')}/sandbox/pay/${attemptId}`
    return { kind: 'redirect', providerId: attemptId, url }
  }

  return {
    name: sandboxProviderName,
    starts: startsOfAll(start),
    ask: ({ id }) => change(id, async () => undefined),
    close: ({ id }) => change(id, endPayment),
    refund: ({ id }, asked) => db.transaction((tx) => giveBack(tx, id, asked)),
    readEvents: async (rawBody, headers) => readSignedEvent(rawBody, headers),
  }
}

async function giveBack(
  tx: Queries,
  attemptId: string,
  { key, amountSatang }: AskedAtProvider,
): Promise<RefundAnswer> {
  const payment = await lockPayment(tx, attemptId)
  if (!payment) return unknownPayment
  const refund = await recordRefund(tx, payment, { key, amountSatang })
  return refund
    ? { ...outcomeOf(refund), providerRefundId: refund.id }
    : { state: 'refused', refusal: 'too_much' }
}

async function answerAbout(tx: Queries, attemptId: string): Promise<ProviderAnswer> {
  const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.attemptId, attemptId))
  if (!payment) return unknownAttempt
  const events = await recordedEvents(tx, attemptId)
  const refunds = await recordedRefunds(tx, attemptId)
  return {
    isInProcess: payment.state === 'inProcess',
    events: events.flatMap((event) => toProviderEvent(event, payment)),
    refunds: refunds.map(toProviderRefund),
  }
}

/** An event of a refund says only that there is one. */
function toProviderEvent(
  { id, type, occurredAt, failureCode }: SandboxEvent,
  { attemptId, amountSatang }: Pick<SandboxPayment, 'attemptId' | 'amountSatang'>,
): ProviderEvent[] {
  if (type === 'refunded') return []
  return [{ id, type, attemptId, amountSatang, occurredAt, ...(failureCode !== null && { failureCode }) }]
}

export const outcomeOf = ({ state }: Pick<SandboxRefund, 'state'>) =>
  state === 'refused' ? { state, refusal: 'account_closed' } : { state }

const toProviderRefund = ({ id, key, attemptId, amountSatang, state }: SandboxRefund): ProviderRefund => ({
  id,
  attemptId,
  amountSatang,
  ...outcomeOf({ state }),
  ...(key !== null && { key }),
})
