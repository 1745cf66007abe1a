import { expect, it } from 'vitest'
import { channelsWhere } from '../../machines/payment-channels.ts'
import { PaymentProviders } from '../../server/shop/payments/providers/registry.ts'
import { RefundTooMuch, requestRefund } from '../../server/shop/payments/refunds.ts'
import { sweepPayments } from '../../server/shop/payments/sweep-payments.ts'
import { Problem } from '../../server/shop/common/problem.ts'
import type { ShopDeps } from '../../server/shop/common/shop-deps.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import type { Money, Order } from '../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../support/api/customers.ts'
import { addOrder } from '../support/api/orders.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { startApi } from '../support/api/running-api.ts'
import { addProduct } from '../support/api/test-product.ts'
import type { ProviderUnderTest, SignedEvent } from '../support/payment-providers/provider-under-test.ts'
import { providersUnderTest } from '../support/payment-providers/shop-with-provider.ts'
import { random, report, rounds } from './support/options.ts'

const channels = channelsWhere(({ needsProvider }) => needsProvider)
const stories = rounds(25, 334)
const steps = 10

/** What is not to be given back, or is not sent now because the provider does not answer. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof RefundTooMuch || error instanceof Problem)) throw error
}

type Caller = Pick<TestApi, 'call'>

const satang = ({ amount }: Money) => Math.round(amount * 100)
const sumOf = (refunds: Order['refunds']) => refunds.reduce((sum, { amount }) => sum + satang(amount), 0)

/** What the order says is with the shop: what was paid, less what is back. */
function netOf({ attempts, total, refunds }: Order): number {
  const paid = attempts.filter(({ state }) => state === 'paid').length * satang(total)
  return paid - sumOf(refunds.filter(({ state }) => state === 'done'))
}

/** Nothing waits at the end, and only a paid order keeps money: the rest is back, or listed for the staff. */
function checkWhatIsOwed({ attempts, payment, total, refunds }: Order, story: string): void {
  expect(refunds.filter(({ state }) => state === 'underWay')).toEqual([])
  const paid = attempts.filter(({ state }) => state === 'paid').length * satang(total)
  const owed = paid - sumOf(refunds)
  if (payment === 'paid') {
    expect(owed, story).toBeGreaterThanOrEqual(0)
    expect(owed, story).toBeLessThanOrEqual(satang(total))
  } else expect(owed, story).toBe(0)
  const noted = refunds.flatMap(({ creditNote }) => (creditNote ? satang(creditNote.difference.total) : []))
  expect(
    noted.reduce((sum, one) => sum + one, 0),
    story,
  ).toBeLessThanOrEqual(satang(total))
}

/*
 * Seeded random stories of attempts in each channel, refusals, events (late, repeated, in any order), cancellations, refunds of
 * the whole or by line, in the shop or in the provider's dashboard, refunds that fail later, and troubles of the provider, at two
 * processes on one database (the sandbox, which is no server of its own, has its troubles in one of them). At the end of each: money in minus money out is what the order says.
 */
it.each(Object.keys(providersUnderTest))(
  'money in minus money out equals what the orders say, by %s',
  async (name) => {
    const base = await openTestApi({ findSession: sessionsByCustomerId })
    await base.database.pool.query('delete from payment_attempts')
    const bank = (await providersUnderTest[name]?.(base.database)) as ProviderUnderTest
    const here = await openTestApi({
      on: base.testDatabase,
      findSession: sessionsByCustomerId,
      paymentProviders: [bank.provider],
    })
    const elsewhere = await startApi(base.testDatabase, bank.environment)
    const servers: Caller[] = [here, elsewhere]
    const deps: ShopDeps = {
      database: base.database,
      settings: sandboxSettings,
      paymentProviders: new PaymentProviders([bank.provider]),
      warn: () => undefined,
    }
    let refundsAsked = 0
    const counts = { byHand: 0, failed: 0 }
    const { oneOf } = random()
    const server = () => oneOf(servers)
    const ends: Record<string, number> = {}

    const sweep = () =>
      sweepPayments(deps, {
        onError: (error) => {
          throw error
        },
      })

    async function tellStory(): Promise<void> {
      const before = await bank.books()
      const customerId = await addCustomer(base.database)
      const [one, other] = [await addProduct(base.database), await addProduct(base.database)]
      const { id } = await addOrder(base.database, {
        customerId,
        lines: [{ product: one }, { product: other }],
      })
      const headers = signedInAs(customerId)
      const total = 450
      const read = async (at: Caller) =>
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
      const atBank = (happen: (at: Caller, attempt: string) => Promise<void>) => async (at: Caller) => {
        const known = await attempts()
        if (known.length > 0) await happen(at, oneOf(known))
      }
      const sent: SignedEvent[] = []
      const events: Record<string, (at: Caller) => Promise<unknown>> = {
        pay: (at) => at.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
        payInChannel: (at) =>
          at.call('POST', `/api/orders/${id}/pay`, { headers, body: { paymentChannel: oneOf(channels) } }),
        paid: atBank((_at, attempt) => bank.pay(here, attempt)),
        declined: atBank((_at, attempt) => bank.decline(here, attempt)),
        delayed: atBank((_at, attempt) => bank.delay(here, attempt)),
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
        refundByHand: atBank(async (_at, attempt) => {
          const [all, some] = [total * 100, oneOf([1_000, 5_050, 10_000])]
          if ((await bank.started(attempt)) > 0)
            counts.byHand += Number(await bank.refundByHand(attempt, oneOf([all, some])))
        }),
        refundFails: atBank(async (_at, attempt) => {
          if ((await bank.started(attempt)) > 0) counts.failed += Number(await bank.failRefund(attempt))
        }),
        refundEvent: atBank(async (at, attempt) => {
          const event = await bank.signedRefundEvent(attempt).catch(() => undefined)
          if (event) await at.call('POST', `/api/payments/events/${name}`, event)
        }),
        refundsFinish: () => bank.finishRefunds(),
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
      // Every other story is one of what happens after an order was paid.
      if (oneOf([true, false])) {
        told.push('was paid')
        for (const event of ['pay', 'paid', 'read']) await events[event]?.(server())
      }
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
      await bank.finishRefunds()
      await sweep()
      // What the sweep sent may wait for the customer too.
      await bank.finishRefunds()
      await base.database.pool.query('update payment_attempts set asked_at = null where order_id = $1', [id])
      await sweep()
      const order = await read(server())
      const after = await bank.books()
      const refunds = order.refunds.map(({ state, amount, reason }) => `${state} ${amount.amount} ${reason}`)
      const story = `${order.payment}, ${refunds.join(', ')}: ${told.join(', ')}`
      const net = after.paid - before.paid - (after.refunded - before.refunded)
      expect(net, story).toBe(netOf(order))
      checkWhatIsOwed(order, story)
      const given = order.refunds.some(({ reason }) => reason !== 'paidTwice')
      const end = order.payment === 'paid' && given ? 'paid, a part given back' : order.payment
      ends[end] = (ends[end] ?? 0) + 1
    }

    try {
      for (let story = 0; story < stories; story += 1) await tellStory()
      expect(Object.keys(ends)).toEqual(expect.arrayContaining(['paid', 'paid, a part given back', 'refund']))
      expect(counts.byHand + counts.failed).toBeGreaterThan(0)
      report(`stories of payments by ${name}`, JSON.stringify(ends))
      report(`of refunds by ${name}`, `${counts.byHand} in the dashboard, ${counts.failed} failed later`)
    } finally {
      await elsewhere.end()
      await here.close()
      await bank.close()
      await base.close()
    }
  },
  1_200_000,
)
