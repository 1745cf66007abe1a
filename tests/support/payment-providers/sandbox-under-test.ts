import { sandboxPaymentProvider } from '../../../server/sandbox/payment-page/sandbox-payment-provider.ts'
import { signPaymentEvent } from '../../../server/sandbox/payment-page/signature.ts'
import {
  lookAt,
  recordBankDecision,
  decidePayment as decide,
} from '../../../server/sandbox/payment-page/decide-payment.ts'
import type { Database } from '../../../server/db/database.ts'
import {
  PaymentProviderUnavailable,
  type PaymentProvider,
} from '../../../server/shop/payments/providers/payment-provider.ts'
import { sandboxSecrets } from '../../../server/shop/common/shop-settings.ts'
import type { Trouble } from './fake-server.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** The sandbox's provider, which calls no network: its troubles are played around it. */
export function sandboxUnderTest({ db, pool }: Database): ProviderUnderTest {
  let trouble: Trouble = 'none'
  const inner = sandboxPaymentProvider({ db, apiUrl: '', secrets: [sandboxSecrets.payments] })
  const troubled =
    <Given, Value>(call: (given: Given) => Promise<Value>) =>
    async (given: Given): Promise<Value> => {
      if (trouble === 'error' || trouble === 'hang') throw new PaymentProviderUnavailable(trouble)
      const value = await call(given)
      if (trouble === 'loseAnswer') throw new PaymentProviderUnavailable(trouble)
      return value
    }
  const provider: PaymentProvider = {
    ...inner,
    start: troubled((order) => inner.start(order)),
    ask: troubled((attempt) => inner.ask(attempt)),
    close: troubled((attempt) => inner.close(attempt)),
    refund: (attempt, asked) => troubled(() => inner.refund(attempt, asked))(undefined),
  }
  const sumOf = async (type: string) => {
    const { rows } = await pool.query<{ sum: string }>(
      `select coalesce(sum(amount_satang), 0) as sum from sandbox_payments
       where attempt_id in (select attempt_id from sandbox_payment_events where type = $1)`,
      [type],
    )
    return Number(rows[0]?.sum)
  }
  return {
    provider,
    environment: {},
    pay: async (_api, attemptId) => void (await decide(db, attemptId, 'pays')),
    decline: async (_api, attemptId) => void (await decide(db, attemptId, 'declines')),
    delay: async (_api, attemptId) => void (await decide(db, attemptId, 'staysInProcess')),
    async approve(attemptId) {
      const payment = await lookAt(db, attemptId)
      if (payment?.state === 'inProcess') await recordBankDecision(db, attemptId, 'paid')
    },
    async signedEvent(attemptId) {
      const { rows } = await pool.query<{
        id: string
        type: 'paid'
        amount: string
        failureCode: string | null
      }>(
        `select id, type, amount_satang as amount, failure_code as "failureCode" from sandbox_payment_events
         join sandbox_payments using (attempt_id) where attempt_id = $1 order by occurred_at desc limit 1`,
        [attemptId],
      )
      const [event] = rows
      if (!event) throw new Error(`The sandbox has no event of ${attemptId}`)
      const body = JSON.stringify({
        id: event.id,
        type: event.type,
        attemptId,
        amount: { amount: Number(event.amount) / 100 },
        occurredAt: new Date().toISOString(),
        ...(event.failureCode !== null && { failureCode: event.failureCode }),
      })
      return { body, headers: { 'payment-signature': signPaymentEvent(sandboxSecrets.payments, body) } }
    },
    async books() {
      const { rows } = await pool.query<{ sum: string }>(
        'select coalesce(sum(amount_satang), 0) as sum from sandbox_refunds',
      )
      return { paid: await sumOf('paid'), refunded: Number(rows[0]?.sum) }
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
