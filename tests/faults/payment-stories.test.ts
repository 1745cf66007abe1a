import { expect, it } from 'vitest'
import { channelsWhere } from '../../machines/payment-channels.ts'
import { PaymentProviders } from '../../server/shop/payments/providers/registry.ts'
import { RefundTooMuch, requestRefund } from '../../server/shop/payments/refunds.ts'
import { sweepPayments } from '../../server/shop/payments/sweep-payments.ts'
import { Problem } from '../../server/shop/common/problem.ts'
import type { ShopDeps } from '../../server/shop/common/shop-deps.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import type { Database } from '../../server/db/database.ts'
import type { Order } from '../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../support/api/customers.ts'
import { addOrder } from '../support/api/orders.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { addProduct } from '../support/api/test-product.ts'
import { omiseUnderTest } from '../support/payment-providers/omise-fake.ts'
import type { ProviderUnderTest, SignedEvent } from '../support/payment-providers/provider-under-test.ts'
import { sandboxUnderTest } from '../support/payment-providers/sandbox-under-test.ts'
import { stripeUnderTest } from '../support/payment-providers/stripe-fake.ts'
import { dice, figure, rounds } from './support/form.ts'

const providers: Record<string, (database: Database) => Promise<ProviderUnderTest>> = {
  omise: omiseUnderTest,
  sandbox: async (database) => sandboxUnderTest(database),
  stripe: stripeUnderTest,
}
const channels = channelsWhere(({ needsProvider }) => needsProvider)
const stories = rounds(25, 334)
const steps = 10

/** What is not to be given back, or is not sent now because the provider does not answer. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof RefundTooMuch || error instanceof Problem)) throw error
}

/*
 * Seeded random stories of attempts in each channel, refusals, events (late, repeated, in any order), cancellations, refunds of
 * the whole or by line and troubles of the provider, at two servers on one database. At the end of each: money in minus money out is what the order says.
 */
it.each(Object.keys(providers))(
  'money in minus money out equals what the orders say, by %s',
  async (name) => {
    const base = await openTestApi({ findSession: sessionsByCustomerId })
    await base.database.pool.query('delete from payment_attempts')
    const bank = (await providers[name]?.(base.database)) as ProviderUnderTest
    const shop = {
      on: base.testDatabase,
      findSession: sessionsByCustomerId,
      paymentProviders: [bank.provider],
    }
    const servers = [await openTestApi(shop), await openTestApi(shop)]
    const deps: ShopDeps = {
      database: base.database,
      settings: sandboxSettings,
      paymentProviders: new PaymentProviders([bank.provider]),
      warn: () => undefined,
    }
    let refundsAsked = 0
    const { oneOf } = dice()
    const server = () => oneOf(servers)
    const ends: Record<string, number> = {}

    async function tellStory(): Promise<void> {
      const before = await bank.books()
      const customerId = await addCustomer(base.database)
      const [one, other] = [await addProduct(base.database), await addProduct(base.database)]
      const { id } = await addOrder(base.database, {
        customerId,
        lines: [{ product: one }, { product: other }],
      })
      const headers = signedInAs(customerId)
      const read = async (at: TestApi) =>
        (await at.call('GET', `/api/orders/${id}`, { headers })).body as Order
      const attempts = async () => {
        // A shopper pays only at a page that was shown; Omise's form is on the shop's own page.
        const { rows } = await base.database.pool.query<{ id: string }>(
          `select id from payment_attempts
           where order_id = $1 and (provider_id is not null or ($2 and channel = 'card'))`,
          [id, name === 'omise'],
        )
        return rows.map((row) => row.id)
      }
      const atBank = (happen: (at: TestApi, attempt: string) => Promise<void>) => async (at: TestApi) => {
        const known = await attempts()
        if (known.length > 0) await happen(at, oneOf(known))
      }
      const sent: SignedEvent[] = []
      const events: Record<string, (at: TestApi) => Promise<unknown>> = {
        pay: (at) => at.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
        payInChannel: (at) =>
          at.call('POST', `/api/orders/${id}/pay`, { headers, body: { paymentChannel: oneOf(channels) } }),
        paid: atBank(bank.pay),
        declined: atBank(bank.decline),
        delayed: atBank(bank.delay),
        approved: atBank(async (_at, attempt) => {
          if ((await bank.started(attempt)) > 0) await bank.approve(attempt)
        }),
        event: atBank(async (at, attempt) => {
          const event = await bank.signedEvent(attempt).catch(() => undefined)
          if (!event) return
          sent.push(event)
          await at.call('POST', `/api/payments/events/${name}`, event)
        }),
        oldEvent: async (at) => {
          if (sent.length > 0) await at.call('POST', `/api/payments/events/${name}`, oneOf(sent))
        },
        read,
        cancel: (at) =>
          oneOf([true, false]) ? at.call('POST', `/api/orders/${id}/cancel`, { headers }) : read(at),
        refundPart: async () => {
          refundsAsked += 1
          const lines = [{ position: oneOf([1, 2]), quantity: oneOf([1, 2]) }]
          const parts = { lines, withShipping: oneOf([true, false]) }
          const asked = { id: `part-${refundsAsked}`, orderId: id, reason: 'broken', askedBy: 'staff' }
          await requestRefund(deps, { ...asked, ...(oneOf([1, 2, 3]) > 1 && { parts }) }).catch(unlessRefused)
        },
        trouble: async () => bank.trouble(oneOf(['none', 'error', 'loseAnswer'])),
        noTrouble: async () => bank.trouble('none'),
      }
      const names = Object.keys(events)
      const told: string[] = []
      for (let step = 0; step < steps; step += 1) {
        const pair = [oneOf(names), oneOf(names)]
        told.push(pair.join(' and '))
        await Promise.all(pair.map((event) => events[event]?.(server())))
      }
      bank.trouble('none')
      for (const attempt of await attempts())
        if ((await bank.started(attempt)) > 0) await bank.approve(attempt)
      // What cannot be closed at its provider is asked about when its time is over.
      await base.database.pool.query(
        'update payment_attempts set asked_at = null, expires_at = least(expires_at, now()) where order_id = $1',
        [id],
      )
      for (const at of servers) await read(at)
      await sweepPayments(deps, {
        onError: (error) => {
          throw error
        },
      })
      const { payment, total, refunds } = await read(server())
      const givenBack = refunds.filter(({ reason }) => reason !== 'paidTwice')
      const kept = givenBack.reduce((sum, { amount }) => sum - amount.amount, total.amount)
      const after = await bank.books()
      const net = after.paid - before.paid - (after.refunded - before.refunded)
      expect(net, `${payment}: ${told.join(', ')}`).toBe(payment === 'paid' ? kept * 100 : 0)
      const end = payment === 'paid' && kept < total.amount ? 'paid, a part given back' : payment
      ends[end] = (ends[end] ?? 0) + 1
    }

    try {
      for (let story = 0; story < stories; story += 1) await tellStory()
      figure(`stories of payments by ${name}`, JSON.stringify(ends))
    } finally {
      for (const at of servers) await at.close()
      await bank.close()
      await base.close()
    }
  },
  1_200_000,
)
