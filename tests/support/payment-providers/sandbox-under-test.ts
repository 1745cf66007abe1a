import { and, eq, ne } from 'drizzle-orm'
import { sandboxPaymentEvents } from '../../../server/db/schema/payments.ts'
import { findEvents, toSend } from '../../../server/sandbox/payment-page/sandbox-events.ts'
import { lockPayment, recordRefund } from '../../../server/sandbox/payment-page/sandbox-ledger.ts'
import { sandboxPaymentProvider } from '../../../server/sandbox/payment-page/sandbox-payment-provider.ts'
import { signPaymentEvent } from '../../../server/sandbox/payment-page/signature.ts'
import {
  readDuePayment,
  recordBankDecision,
  decidePayment as decide,
} from '../../../server/sandbox/payment-page/decide-payment.ts'
import type { Database } from '../../../server/db/database.ts'
import {
  PaymentProviderUnavailable,
  PaymentProviderUnreachable,
  type PaymentProvider,
} from '../../../server/shop/payments/providers/payment-provider.ts'
import type { Trouble } from './fake-server.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** The sandbox's provider, which calls no network: its troubles are played around it. */
export function sandboxUnderTest({ db, pool }: Database): ProviderUnderTest {
  let trouble: Trouble = 'none'
  const inner = sandboxPaymentProvider({ db, apiUrl: '' })
  const troubled =
    <Given, Value>(call: (given: Given) => Promise<Value>) =>
    async (given: Given): Promise<Value> => {
      if (trouble === 'error') throw new PaymentProviderUnavailable(trouble)
      if (trouble === 'hang') throw new PaymentProviderUnreachable(trouble)
      const value = await call(given)
      if (trouble === 'loseAnswer') throw new PaymentProviderUnavailable(trouble)
      return value
    }
  const provider: PaymentProvider = {
    ...inner,
    starts: Object.fromEntries(
      Object.entries(inner.starts).map(([channel, start]) => [channel, troubled(start)]),
    ),
    ask: troubled((attempt) => inner.ask(attempt)),
    close: troubled((attempt) => inner.close(attempt)),
    refund: (attempt, asked) => troubled(() => inner.refund(attempt, asked))(undefined),
  }
  const { attemptId: ofAttempt, type } = sandboxPaymentEvents
  const signedEvent = async (attemptId: string, isMeant: typeof eq | typeof ne) => {
    const found = await findEvents(db, and(eq(ofAttempt, attemptId), isMeant(type, 'refunded')))
    const [last] = found.slice(-1)
    if (!last) throw new Error(`The sandbox has no such event of ${attemptId}`)
    const body = JSON.stringify(await toSend(db, last))
    return { body, headers: { 'payment-signature': signPaymentEvent(body) } }
  }
  return {
    provider,
    environment: {},
    pay: async (_api, attemptId) => void (await decide(db, attemptId, 'pays')),
    decline: async (_api, attemptId) => void (await decide(db, attemptId, 'declines')),
    delay: async (_api, attemptId) => void (await decide(db, attemptId, 'staysInProcess')),
    async approve(attemptId) {
      const payment = await readDuePayment(db, attemptId)
      if (payment?.state === 'inProcess') await recordBankDecision(db, attemptId, 'paid')
    },
    refundByHand: (attemptId, amountSatang) =>
      db.transaction(async (tx) => {
        const payment = await lockPayment(tx, attemptId)
        return payment !== undefined && (await recordRefund(tx, payment, { amountSatang })) !== undefined
      }),
    async failRefund(attemptId) {
      const { rowCount } = await pool.query(
        `with failed as (
           update sandbox_refunds set state = 'refused' where id = (
             select refund_id from sandbox_payment_events join sandbox_refunds on sandbox_refunds.id = refund_id
             where sandbox_refunds.attempt_id = $1 and sandbox_refunds.state = 'confirmed' order by occurred_at desc limit 1)
           returning id)
         insert into sandbox_payment_events (id, attempt_id, type, refund_id)
         select 'ev_' || gen_random_uuid(), $1, 'refunded', id from failed`,
        [attemptId],
      )
      return rowCount === 1
    },
    finishRefunds: async () => undefined,
    signedRefundEvent: (attemptId) => signedEvent(attemptId, eq),
    signedEvent: (attemptId) => signedEvent(attemptId, ne),
    async books() {
      const { rows } = await pool.query<{ paid: string; refunded: string }>(
        `select (select coalesce(sum(amount_satang), 0) from sandbox_payments where attempt_id in (
                   select attempt_id from sandbox_payment_events where type = 'paid')) as paid,
                (select coalesce(sum(amount_satang), 0) from sandbox_refunds where state = 'confirmed') as refunded`,
      )
      return { paid: Number(rows[0]?.paid), refunded: Number(rows[0]?.refunded) }
    },
    async started(attemptId) {
      const { rowCount } = await pool.query('select from sandbox_payments where attempt_id = $1', [attemptId])
      return rowCount ?? 0
    },
    trouble: (next) => {
      trouble = next
    },
    close: async () => undefined,
  }
}
