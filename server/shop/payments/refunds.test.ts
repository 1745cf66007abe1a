import { seededRandom } from '@phaen/statecharts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import type { Order } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { creditNoteNumber } from '../order-lifecycle/issue-credit-note.ts'
import {
  nothingKnown,
  PaymentProviderUnavailable,
  type Attempt,
  type ProviderRefund,
  type RefundAnswer,
} from './providers/payment-provider.ts'
import { PaymentProviders } from './providers/registry.ts'
import { listUnrefundable, RefundTooMuch, requestRefund, settleByHand } from './refunds.ts'
import { lookUpRefunds, sendRefunds } from './send-refunds.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'

/** What the bank gave back for each key, and how it answers the next refunds. */
const given = new Map<string, number>()
let answers: (RefundAnswer | 'lost')[] = []
/** What the bank tells of an attempt's refunds when it is asked. */
const told = new Map<string, ProviderRefund[]>()
const tell = async ({ id }: Pick<Attempt, 'id'>) => ({ ...nothingKnown, refunds: told.get(id) ?? [] })
const bank = providerOf({
  start: async ({ attemptId }) => ({ kind: 'redirect', providerId: attemptId, url: 'https://pay.example/' }),
  ask: tell,
  close: tell,
  async refund(_attempt, { key, amountSatang }) {
    const answer = answers.shift() ?? { state: 'confirmed' }
    if (answer !== 'lost' && answer.state === 'refused') return answer
    given.set(key, amountSatang)
    if (answer === 'lost') throw new PaymentProviderUnavailable('lost')
    return answer
  },
})

let api: TestApi
let deps: ShopDeps
let customerId: string
let count = 0
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [bank] })
  customerId = await addCustomer(api.database)
  deps = {
    database: api.database,
    settings: sandboxSettings,
    paymentProviders: new PaymentProviders([bank]),
    warn: () => undefined,
  }
})
afterAll(() => api.close())

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.database.pool.query(text, values)).rows as Row[]

/** A paid order of two lines and shipping, 450.00 baht: 2 and 2 pieces of 100.00, and 50.00. */
async function paidOrder(channel: 'card' | 'cashOnDelivery' = 'card') {
  const [one, other] = [await addProduct(api.database), await addProduct(api.database)]
  const isCash = channel === 'cashOnDelivery'
  const { id } = await addOrder(api.database, {
    customerId,
    lines: [{ product: one }, { product: other }],
    paymentChannel: channel,
    ...(isCash && { fulfilment: 'shipped' }),
  })
  count += 1
  if (!isCash)
    await rows(
      `insert into payment_attempts (id, order_id, provider, provider_id, channel, amount_satang, language, expires_at, state)
       values ($1, $2, $3, $1, 'card', 45000, 'thai', now(), 'paid')`,
      [`pa_refunds_${count}`, id, bank.name],
    )
  await api.database.db.transaction((tx) =>
    applyOrderEvent(tx, id, isCash ? 'order.deliver' : 'payment.paid'),
  )
  return {
    id,
    ask: (refundId: string, lines?: [number, number][], withShipping = false) =>
      requestRefund(deps, {
        id: refundId,
        orderId: id,
        ...(lines && {
          parts: { lines: lines.map(([position, quantity]) => ({ position, quantity })), withShipping },
        }),
        reason: 'broken',
        askedBy: 'staff-1',
      }),
    state: async () => {
      const [row] = await rows<{ payment: string }>('select payment from orders where id = $1', [id])
      return row?.payment
    },
    attemptId: async () => {
      const [row] = await rows<{ id: string }>('select id from payment_attempts where order_id = $1', [id])
      return row?.id ?? ''
    },
    states: async () =>
      (await rows<{ state: string }>('select state from refunds where order_id = $1', [id])).map(
        ({ state }) => state,
      ),
    notes: () =>
      rows<{ serial: number; original: number; corrected: number }>(
        `select serial, original_satang::int as original, corrected_satang::int as corrected
         from credit_notes where order_id = $1 order by serial`,
        [id],
      ),
    given: async () => {
      const all = await rows<{ id: string }>('select id from refunds where order_id = $1', [id])
      return all.reduce((sum, row) => sum + (given.get(row.id) ?? 0), 0)
    },
  }
}
const name = () => `r-${(count += 1)}`

describe('a refund by line', () => {
  it('leaves the order paid, and the last part makes it a refund; the parts are the total', async () => {
    const order = await paidOrder()
    expect(await order.ask(name(), [[1, 1]])).toMatchObject({ amountSatang: 10_000, state: 'confirmed' })
    expect(await order.state()).toBe('paid')
    await order.ask(name(), [[2, 2]], true)
    expect(await order.state()).toBe('paid')
    expect(await order.ask(name())).toMatchObject({ amountSatang: 10_000 })
    expect(await order.state()).toBe('refund')
    expect(await order.given()).toBe(45_000)
    expect((await order.notes()).map(({ original, corrected }) => [original, corrected])).toEqual([
      [45_000, 35_000],
      [35_000, 10_000],
      [10_000, 0],
    ])
  })

  it('stands in the order for its customer, with a credit note that says what the invoice is worth now', async () => {
    const order = await paidOrder()
    await order.ask(name(), [[1, 1]], true)
    answers = [{ state: 'sent' }]
    await order.ask(name(), [[2, 1]])
    // The page asks the bank again about the first of these.
    answers = [{ state: 'sent' }, { state: 'refused', refusal: 'account_closed' }, { state: 'sent' }]
    await order.ask(name(), [[2, 1]])
    const readBy = (reader: string) =>
      api.call('GET', `/api/orders/${order.id}`, { headers: signedInAs(reader) })
    const read = (await readBy(customerId)).body as Order
    const [one, other] = read.items.map(({ variantId }) => variantId)
    expect(read.invoice?.amount).toEqual({
      base: { amount: 420.56 },
      vat: { amount: 29.44 },
      total: { amount: 450 },
    })
    expect(read.refunds).toMatchObject([
      {
        amount: { amount: 150 },
        state: 'done',
        reason: 'broken',
        items: [{ variantId: one, quantity: 1 }],
        shippingPrice: { amount: 50 },
        creditNote: {
          number: expect.stringMatching(/^PHC-\d{4}-\d{5}$/),
          before: read.invoice?.amount,
          after: { base: { amount: 280.37 }, vat: { amount: 19.63 }, total: { amount: 300 } },
          difference: { base: { amount: 140.19 }, vat: { amount: 9.81 }, total: { amount: 150 } },
        },
      },
      { state: 'underWay', items: [{ variantId: other, quantity: 1 }], shippingPrice: { amount: 0 } },
      { state: 'byHand' },
    ])
    expect(read.refunds.map(({ creditNote }) => creditNote !== undefined)).toEqual([true, false, false])
    expect((await readBy(await addCustomer(api.database))).status).toBe(404)
  })

  it('is one, however often and at once it is asked for, and though the answer is lost', async () => {
    const order = await paidOrder()
    const id = name()
    answers = ['lost']
    await Promise.allSettled(Array.from({ length: 5 }, () => order.ask(id, [[1, 2]])))
    await order.ask(id, [[1, 2]])
    await sendRefunds(deps, order.id)
    expect(await order.given()).toBe(20_000)
    expect(await order.notes()).toHaveLength(1)
    await expect(order.ask(id, [[1, 1]])).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('is never more than was paid, also when two ask at once', async () => {
    const order = await paidOrder()
    const asked = await Promise.allSettled([order.ask(name(), [[1, 2]]), order.ask(name(), [[1, 2]])])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const lines of [
      [[1, 1]],
      [[2, 3]],
      [[9, 1]],
      [
        [2, 1],
        [2, 1],
      ],
      [[2, 0]],
    ] as [number, number][][])
      await expect(order.ask(name(), lines), JSON.stringify(lines)).rejects.toThrow(RefundTooMuch)
    await order.ask(name(), [], true)
    await expect(order.ask(name(), [], true)).rejects.toThrow('shipping')
    expect(await order.given()).toBe(25_000)
  })

  it('is asked for again while the bank decides, and only looked up once the bank has named it', async () => {
    const order = await paidOrder()
    const id = name()
    answers = [{ state: 'sent' }, { state: 'sent', providerRefundId: 'rfnd_1' }]
    expect(await order.ask(id, [[1, 1]])).toMatchObject({ state: 'sent', providerRefundId: null })
    await sendRefunds(deps, order.id)
    const attemptId = await order.attemptId()
    const refund = { id: 'rfnd_1', key: id, attemptId, amountSatang: 10_000 }
    answers = [{ state: 'refused', refusal: 'asked again' }]
    told.set(attemptId, [{ ...refund, state: 'sent' }])
    await sendRefunds(deps, order.id)
    expect(await order.notes()).toHaveLength(0)
    told.set(attemptId, [{ ...refund, state: 'confirmed' }])
    await sendRefunds(deps, order.id)
    expect(await order.notes()).toHaveLength(1)
    expect(answers).toHaveLength(1)
    answers = []
  })

  it('cannot be made undone by an answer that is older', async () => {
    const order = await paidOrder()
    const id = name()
    answers = [{ state: 'confirmed', providerRefundId: 'rfnd_2' }]
    await order.ask(id, [[1, 1]])
    const attemptId = await order.attemptId()
    const refund = { id: 'rfnd_2', key: id, attemptId, amountSatang: 10_000 }
    for (const state of ['refused', 'confirmed', 'sent'] as const) {
      told.set(attemptId, [{ ...refund, state }])
      await lookUpRefunds(deps, order.id)
      expect(await order.states(), state).toEqual(['refused'])
    }
  })

  it('leaves only the rest to a cancellation', async () => {
    const order = await paidOrder()
    await order.ask(name(), [[1, 1]])
    await api.database.db.transaction((tx) => applyOrderEvent(tx, order.id, 'order.cancel'))
    await sendRefunds(deps, order.id)
    expect(await order.given()).toBe(45_000)
    expect((await order.notes()).at(-1)?.corrected).toBe(0)
  })
})

describe('money that no provider gives back', () => {
  const listed = async (orderId: string) =>
    (await listUnrefundable(api.database.db)).filter((one) => one.orderId === orderId)

  it('is listed until the staff says that it was transferred', async () => {
    const order = await paidOrder()
    answers = [{ state: 'refused', refusal: 'failed_refund' }]
    const { id } = await order.ask(name(), [[1, 1]])
    expect(await listed(order.id)).toMatchObject([
      { refundId: id, amountSatang: 10_000, why: 'failed_refund' },
    ])
    expect(await order.notes()).toHaveLength(0)
    const settled = { refundId: id, settledBy: 'staff-2', note: 'transferred today' }
    await Promise.all([settleByHand(api.database.db, settled), settleByHand(api.database.db, settled)])
    expect(await listed(order.id)).toEqual([])
    expect(await order.notes()).toHaveLength(1)
    await expect(settleByHand(api.database.db, { ...settled, settledBy: 'staff-3' })).rejects.toMatchObject({
      code: 'ORDER_NOT_ALLOWED',
    })
  })

  it('is what came in cash, in part or in whole', async () => {
    const order = await paidOrder('cashOnDelivery')
    await order.ask(name(), [[1, 1]])
    await order.ask(name())
    const open = await listed(order.id)
    expect(open.map(({ amountSatang, why }) => [amountSatang, why])).toEqual([
      [10_000, 'noProvider'],
      [35_000, 'noProvider'],
    ])
    for (const { refundId } of open)
      await settleByHand(api.database.db, { refundId, settledBy: 'staff-2', note: 'by hand' })
    expect(await order.state()).toBe('refund')
  })
})

it('the number of a credit note differs from that of an invoice', () => {
  expect(creditNoteNumber({ month: '6911', serial: 42 })).toBe('PHC-6911-00042')
})

it('credit notes equal what was confirmed and their numbers have no gap, in random stories that run at once', async () => {
  const { oneOf } = seededRandom(18)
  const orders = await Promise.all(Array.from({ length: 12 }, () => paidOrder()))
  for (let round = 0; round < 4; round += 1)
    await Promise.allSettled(
      orders.flatMap((order) => {
        answers.push(oneOf<RefundAnswer | 'lost'>([{ state: 'confirmed' }, { state: 'sent' }, 'lost']))
        const lines: [number, number][] = [[oneOf([1, 2]), oneOf([1, 2, 3])]]
        return [order.ask(name(), lines, oneOf([true, false])), order.ask(name(), lines)]
      }),
    )
  answers = []
  for (const order of orders) {
    await sendRefunds(deps, order.id)
    const [sums] = await rows<{ confirmed: number; noted: number }>(
      `select (select coalesce(sum(amount_satang), 0)::int from refunds where order_id = $1 and state = 'confirmed') as confirmed,
              (select coalesce(sum(original_satang - corrected_satang), 0)::int from credit_notes where order_id = $1) as noted`,
      [order.id],
    )
    expect(sums?.noted).toBe(sums?.confirmed)
    expect(await order.given()).toBe(sums?.confirmed)
    expect(sums?.confirmed).toBeLessThanOrEqual(45_000)
    expect(await order.state()).toBe(sums?.confirmed === 45_000 ? 'refund' : 'paid')
  }
  const [numbers] = await rows<{ count: number; most: number }>(
    // Those of the sample orders are of earlier months.
    'select count(*)::int as count, max(serial) as most from credit_notes group by month order by month desc limit 1',
  )
  expect(numbers?.count).toBe(numbers?.most)
  expect(numbers?.count).toBeGreaterThan(orders.length)
})
