import { request as sendRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckoutResult, Order } from '../../openapi/generated/schema.ts'
import { sandboxPaymentProvider } from '../../server/sandbox/payment-page/sandbox-payment-provider.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import { expireOrder } from '../../server/shop/orders/expire-orders.ts'
import { signPaymentEvent, type SentEvent } from '../../server/sandbox/payment-page/signature.ts'
import { PaymentProviders } from '../../server/shop/payments/providers/registry.ts'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { paymentEvent, sendPaymentEvent } from '../support/api/payment-events.ts'
import { apiAt } from '../support/api/running-api.ts'
import { good } from '../support/api/shopper.ts'
import { patiently, tally } from './support/answers.ts'
import { faultsIn, missingPieces } from './support/invariants.ts'
import { newBuyers, shopperOf, type Buyer } from './support/buyers.ts'
import { random, report, rounds } from './support/options.ts'
import { openShops, type OpenShops } from './support/open-shops.ts'

let standing: OpenShops
let product: TestProduct
const buyers: Buyer[] = []
beforeAll(async () => {
  standing = await openShops(2)
  product = await addProduct(standing.database, { stock: 100_000 })
})
afterAll(() => standing.close())

const originAt = (index: number): string => standing.originAt(index)
const apiOf = (index: number) => apiAt(originAt(index))

interface ToPay {
  buyer: Buyer
  orderId: string
  attemptId: string
  amount: SentEvent['amount']
}

/** Orders by card that are not paid yet, each of another customer; nobody has opened their payment pages. */
async function ordersToPay(many: number): Promise<ToPay[]> {
  const made = await newBuyers(standing.database, originAt(0), many, () => [product], {
    paymentChannel: 'card',
  })
  buyers.push(...made)
  return Promise.all(
    made.map(async (buyer, index) => {
      const { answer } = await patiently(() =>
        shopperOf(buyer, originAt(index)).checkout(buyer.request, buyer.key),
      )
      const { orderId } = good<CheckoutResult>(answer)
      const { total } = await read(buyer, orderId)
      const { rows } = await standing.database.pool.query<{ id: string }>(
        'select id from payment_attempts where order_id = $1',
        [orderId],
      )
      return { buyer, orderId, attemptId: rows[0]?.id ?? '', amount: total }
    }),
  )
}

const read = async (buyer: Buyer, orderId: string): Promise<Order> =>
  good((await patiently(() => shopperOf(buyer, originAt(0)).call('GET', `/api/orders/${orderId}`))).answer)

const eventOf = ({ attemptId, amount }: ToPay, type: SentEvent['type']) =>
  paymentEvent(attemptId, type, { amount })

const tellPatiently = async (index: number, event: SentEvent) =>
  (await patiently(() => sendPaymentEvent(apiOf(index), event))).answer

/** What is left of an order and its payments, whatever way led there. */
async function endOf({ buyer, orderId }: ToPay): Promise<string> {
  const { payment, fulfilment, attempts } = await read(buyer, orderId)
  const { rows } = await standing.database.pool.query<{ event: string; times: string }>(
    `select event, count(*)::text as times from order_events where order_id = $1 and event in ('paid', 'refund')
     group by event order by event`,
    [orderId],
  )
  const { rowCount } = await standing.database.pool.query('select from invoices where order_id = $1', [
    orderId,
  ])
  const reported = rows.map(({ event, times }) => `${event} ${times}x`)
  return [
    `${payment}/${fulfilment}`,
    ...attempts.map(({ state }) => state),
    ...reported,
    `invoices ${rowCount}`,
  ].join(', ')
}

const paid = 'paid/pending, paid, paid 1x, invoices 1'
const goneBack = 'refund/cancelOrder, paid, paid 1x, refund 1x, invoices 1'

it('an event that arrives 50 times at once over two processes counts once', async () => {
  const orders = await ordersToPay(rounds(3, 20))
  for (const order of orders) {
    const event = eventOf(order, 'paid')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, time) => tellPatiently(time, event)))
    expect(tally(answers)).toEqual({ 200: 50 })
    expect(await endOf(order)).toBe(paid)
  }
  report('payment events delivered 50 times at once', `${orders.length}, each counted once`)
})

it('events in any order, each twice, lead to one state', async () => {
  const { oneOf, upTo } = random()
  const many = rounds(60, 500)
  const orders = await ordersToPay(many)
  const ends: Record<string, number> = {}
  for (const [index, order] of orders.entries()) {
    const isRefunded = index % 2 === 0
    const types = ['failed', 'expired', 'paid', ...(isRefunded ? (['refunded'] as const) : [])] as const
    const left = types.flatMap((type) => {
      const event = eventOf(order, type)
      return [event, event]
    })
    const permuted: SentEvent[] = []
    while (left.length > 0) permuted.push(...left.splice(upTo(left.length) - 1, 1))
    for (const event of permuted) await tellPatiently(oneOf([0, 1]), event)
    const end = await endOf(order)
    expect(end, permuted.map(({ type }) => type).join()).toBe(isRefunded ? goneBack : paid)
    ends[end] = (ends[end] ?? 0) + 1
  }
  expect(Object.keys(ends)).toHaveLength(2)
  report('permutations of payment events', `${many}, 0 that ended otherwise`)
})

it('a payment counts before its page was opened, and after its time was over', async () => {
  const [early, late] = (await ordersToPay(2)) as [ToPay, ToPay]
  await tellPatiently(0, eventOf(early, 'paid'))
  expect(await endOf(early)).toBe(paid)
  await standing.database.pool.query(
    `update payment_attempts set expires_at = now() - interval '1 hour' where id = $1`,
    [late.attemptId],
  )
  await read(late.buyer, late.orderId)
  await tellPatiently(1, eventOf(late, 'paid'))
  expect(await endOf(late)).toBe(paid)
  report('payments told before the page was opened, and after its time', '2, both paid')
})

/** Sends what a program that flips bits would; header bytes that HTTP does not carry are refused by the client itself. */
function sendForged(origin: string, signature: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'payment-signature': signature,
    }
    const sent = sendRequest(
      `${origin}/api/payments/events/sandbox`,
      { method: 'POST', headers },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', reject).end(body)
  })
}

it('1,000 events of which one bit was flipped are all refused', async () => {
  const { upTo } = random()
  const [order] = (await ordersToPay(1)) as [ToPay]
  const text = JSON.stringify(eventOf(order, 'paid'))
  const statuses = new Map<number, number>()
  for (let flipped = 0; flipped < 1_000;) {
    const signature = Buffer.from(signPaymentEvent(text))
    const body = Buffer.from(text)
    const target = flipped % 2 === 0 ? body : signature
    const place = upTo(target.length) - 1
    target[place] = (target[place] ?? 0) ^ (1 << (upTo(8) - 1))
    if (!/^[\x21-\x7e]+$/.test(signature.toString('latin1'))) continue
    const status = await sendForged(originAt(flipped), signature.toString('latin1'), body)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    flipped += 1
  }
  expect([...statuses.keys()].filter((status) => status < 400 || status >= 500)).toEqual([])
  expect((await read(order.buyer, order.orderId)).payment).toBe('pending')
  report('forged payment events', `1,000 sent, ${statuses.get(200) ?? 0} accepted`)
})

it('the end of the time to pay and the payment race: a paid order is never cancelled', async () => {
  const orders = await ordersToPay(rounds(60, 300))
  const { oneOf } = random()
  const deps = {
    database: standing.database,
    warn: () => undefined,
    settings: sandboxSettings,
    paymentProviders: new PaymentProviders([
      sandboxPaymentProvider({ db: standing.database.db, apiUrl: '' }),
    ]),
  }
  const ends: Record<string, number> = {}
  for (const [index, order] of orders.entries()) {
    const shopper = shopperOf(order.buyer, originAt(index))
    const cancel = oneOf([
      () => expireOrder(deps, order.orderId),
      () => patiently(() => shopper.call('POST', `/api/orders/${order.orderId}/cancel`)),
    ])
    await Promise.all([tellPatiently(index, eventOf(order, 'paid')), cancel(), cancel()])
    // Reading the order asks for the money that is to be given back.
    const { payment, fulfilment } = await read(order.buyer, order.orderId)
    const { rows } = await standing.database.pool.query<{ event: string }>(
      'select event from order_events where order_id = $1 order by id',
      [order.orderId],
    )
    const events = rows.map(({ event }) => event)
    const isCancelledAfterPaid =
      events.includes('unpaid') &&
      events.includes('paid') &&
      events.indexOf('paid') < events.indexOf('unpaid')
    expect(isCancelledAfterPaid, events.join()).toBe(false)
    const end = `${payment}/${fulfilment}`
    expect(['paid/pending', 'refund/cancelOrder', 'paid/cancelOrder']).toContain(end)
    ends[end] = (ends[end] ?? 0) + 1
  }
  expect(ends['paid/cancelOrder']).toBeUndefined()
  report('payments racing with the end of their time', JSON.stringify(ends))
})

it('after all of that every invariant holds', async () => {
  const ids = buyers.map(({ customerId }) => customerId)
  expect(await faultsIn(standing.database.pool, ids)).toEqual([])
  expect(await missingPieces(standing.database.pool, product.variantId, 100_000)).toBe(0)
})
