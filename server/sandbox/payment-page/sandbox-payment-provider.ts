import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sandboxPayments } from '../../db/schema/payments.ts'
import type { ProviderAnswer, ProviderEvent, PaymentProvider } from '../../shop/payments/payment-provider.ts'
import {
  decideIfDue,
  endPayment,
  lockPayment,
  record,
  recordedEvents,
  type SandboxPayment,
} from './sandbox-ledger.ts'

/** The sandbox's payment provider: served by the same server, but with tables of its own. */
export function sandboxPaymentProvider(db: Queries, apiUrl: string): PaymentProvider {
  const change = (attemptId: string, work: (tx: Queries, payment: SandboxPayment) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const payment = await lockPayment(tx, attemptId)
      if (!payment) return nothingKnown
      await work(tx, await decideIfDue(tx, payment))
      return answerAbout(tx, attemptId)
    })

  return {
    async start({ returnTo, ...payment }) {
      await db
        .insert(sandboxPayments)
        .values({
          ...payment,
          successUrl: returnTo.success,
          pendingUrl: returnTo.pending,
          failedUrl: returnTo.failed,
        })
        .onConflictDoNothing()
      return { redirectUrl: `${apiUrl.replace(/\/+$/, '')}/sandbox/pay/${payment.attemptId}` }
    },
    ask: (attemptId) => change(attemptId, async () => undefined),
    close: (attemptId) => change(attemptId, endPayment),
    refund: (attemptId) =>
      change(attemptId, async (tx) => {
        const types = (await recordedEvents(tx, attemptId)).map(({ type }) => type)
        if (types.includes('paid') && !types.includes('refunded')) await record(tx, attemptId, 'refunded')
      }),
  }
}

/** The outcome of an attempt that never reached the payment page. */
const nothingKnown: ProviderAnswer = { isInProcess: false, events: [] }

async function answerAbout(tx: Queries, attemptId: string): Promise<ProviderAnswer> {
  const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.attemptId, attemptId))
  if (!payment) return nothingKnown
  const events = await recordedEvents(tx, attemptId)
  return {
    isInProcess: payment.state === 'inProcess',
    events: events.map((event) => toPageEvent(event, payment)),
  }
}

function toPageEvent(
  { id, type, occurredAt, failureCode }: Awaited<ReturnType<typeof recordedEvents>>[number],
  { attemptId, amountSatang }: Pick<SandboxPayment, 'attemptId' | 'amountSatang'>,
): ProviderEvent {
  return { id, type, attemptId, amountSatang, occurredAt, ...(failureCode !== null && { failureCode }) }
}
