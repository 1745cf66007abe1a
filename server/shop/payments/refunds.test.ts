import { describe, expect, it } from 'vitest'
import type { Order } from '../../../openapi/generated/schema.ts'
import { addCustomer, signedInAs } from '../../../tests/support/api/customers.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { shopWithRefunds } from './refunds.fixture.ts'
import { RefundTooMuch, requestRefund } from './refunds.ts'
import { syncRefundsFromProvider, sendRefunds } from './send-refunds.ts'
import { settleAfterwards } from './settle-attempts.ts'

const shop = shopWithRefunds()
const { bank } = shop

describe('a refund by line', () => {
  it('leaves the order paid, and the last part makes it a refund; the parts are the total', async () => {
    const order = await shop.paidOrder()
    expect(await order.ask(shop.newRefundId(), [[1, 1]])).toMatchObject({
      amountSatang: 10_000,
      state: 'confirmed',
    })
    expect(await order.state()).toBe('paid')
    await order.ask(shop.newRefundId(), [[2, 2]], true)
    expect(await order.state()).toBe('paid')
    expect(await order.ask(shop.newRefundId())).toMatchObject({ amountSatang: 10_000 })
    expect(await order.state()).toBe('refund')
    expect(await order.given()).toBe(45_000)
    expect((await order.notes()).map(({ original, corrected }) => [original, corrected])).toEqual([
      [45_000, 35_000],
      [35_000, 10_000],
      [10_000, 0],
    ])
  })

  it('stands in the order for its customer, with a credit note that says what the invoice is worth now', async () => {
    const order = await shop.paidOrder()
    await order.ask(shop.newRefundId(), [[1, 1]], true)
    bank.answers = [{ state: 'sent' }]
    await order.ask(shop.newRefundId(), [[2, 1]])
    // The page asks the bank again about the first of these.
    bank.answers = [{ state: 'sent' }, { state: 'refused', refusal: 'account_closed' }, { state: 'sent' }]
    await order.ask(shop.newRefundId(), [[2, 1]])
    const readBy = (reader: string) =>
      shop.api.call('GET', `/api/orders/${order.id}`, { headers: signedInAs(reader) })
    const read = (await readBy(shop.customerId)).body as Order
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
    expect((await readBy(await addCustomer(shop.api.database))).status).toBe(404)
  })

  it('is one, however often and at once it is asked for, and though the answer is lost', async () => {
    const order = await shop.paidOrder()
    const id = shop.newRefundId()
    bank.answers = ['lost']
    await Promise.allSettled(Array.from({ length: 5 }, () => order.ask(id, [[1, 2]])))
    await order.ask(id, [[1, 2]])
    await sendRefunds(shop.deps, order.id)
    expect(await order.given()).toBe(20_000)
    expect(await order.notes()).toHaveLength(1)
    await expect(order.ask(id, [[1, 1]])).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('is the same again where shipping was free, and another one where its goods go elsewhere', async () => {
    const order = await shop.paidOrder()
    await shop.rows(
      'update orders set shipping_satang = 0, total_satang = total_satang - shipping_satang where id = $1',
      [order.id],
    )
    const id = shop.newRefundId()
    const ask = (restock: boolean) =>
      requestRefund(shop.deps, {
        ...{ id, orderId: order.id, reason: 'broken', askedBy: 'staff-1' },
        parts: { lines: [{ position: 1, quantity: 1, restock }], withShipping: true },
      })
    const first = await ask(true)
    expect(await ask(true)).toEqual(first)
    await expect(ask(false)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await order.given()).toBe(10_000)
  })

  it('is never more than was paid, also when two ask at once', async () => {
    const order = await shop.paidOrder()
    const asked = await Promise.allSettled([
      order.ask(shop.newRefundId(), [[1, 2]]),
      order.ask(shop.newRefundId(), [[1, 2]]),
    ])
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
      await expect(order.ask(shop.newRefundId(), lines), JSON.stringify(lines)).rejects.toThrow(RefundTooMuch)
    await order.ask(shop.newRefundId(), [], true)
    await expect(order.ask(shop.newRefundId(), [], true)).rejects.toThrow('shipping')
    expect(await order.given()).toBe(25_000)
  })

  it('is asked for again while the bank decides, and only looked up once the bank has named it', async () => {
    const order = await shop.paidOrder()
    const id = shop.newRefundId()
    bank.answers = [{ state: 'sent' }, { state: 'sent', providerRefundId: 'rfnd_1' }]
    expect(await order.ask(id, [[1, 1]])).toMatchObject({ state: 'sent', providerRefundId: null })
    await sendRefunds(shop.deps, order.id)
    const attemptId = await order.attemptId()
    const refund = { id: 'rfnd_1', key: id, attemptId, amountSatang: 10_000 }
    bank.answers = [{ state: 'refused', refusal: 'asked again' }]
    bank.reported.set(attemptId, [{ ...refund, state: 'sent' }])
    await sendRefunds(shop.deps, order.id)
    expect(await order.notes()).toHaveLength(0)
    bank.reported.set(attemptId, [{ ...refund, state: 'confirmed' }])
    await sendRefunds(shop.deps, order.id)
    expect(await order.notes()).toHaveLength(1)
    expect(bank.answers).toHaveLength(1)
    bank.answers = []
  })

  /** Paid twice: two payments go back. */
  async function cancelledOrder() {
    const order = await shop.paidOrder()
    await shop.rows(
      `insert into payment_attempts (id, order_id, provider, provider_id, channel, amount_satang, language, expires_at, state)
       select id || '_2', order_id, provider, id || '_2', channel, amount_satang, language, expires_at, state
       from payment_attempts where order_id = $1`,
      [order.id],
    )
    await shop.api.database.db.transaction((tx) => applyOrderEvent(tx, order.id, 'order.cancel'))
    return order
  }

  it('that is not answered keeps none of another payment of the order waiting', async () => {
    const order = await cancelledOrder()
    bank.answers = ['lost', { state: 'confirmed' }]
    await expect(sendRefunds(shop.deps, order.id)).rejects.toThrow('does not answer')
    expect((await order.states()).toSorted()).toEqual(['confirmed', 'requested'])
    await sendRefunds(shop.deps, order.id)
    expect(await order.states()).toEqual(['confirmed', 'confirmed'])
  })

  it('is asked for once in a pass at a provider that does not answer at all', async () => {
    const order = await cancelledOrder()
    bank.answers = ['unreachable', { state: 'confirmed' }]
    await settleAfterwards(shop.deps, order.id)
    expect(bank.answers).toHaveLength(1)
    expect(await order.states()).toEqual(['requested', 'requested'])
    await settleAfterwards(shop.deps, order.id)
    expect(await order.states()).toEqual(['confirmed', 'confirmed'])
  })

  it('cannot be made undone by an answer that is older', async () => {
    const order = await shop.paidOrder()
    const id = shop.newRefundId()
    bank.answers = [{ state: 'confirmed', providerRefundId: 'rfnd_2' }]
    await order.ask(id, [[1, 1]])
    const attemptId = await order.attemptId()
    const refund = { id: 'rfnd_2', key: id, attemptId, amountSatang: 10_000 }
    for (const state of ['refused', 'confirmed', 'sent'] as const) {
      bank.reported.set(attemptId, [{ ...refund, state }])
      await syncRefundsFromProvider(shop.deps, order.id)
      expect(await order.states(), state).toEqual(['refused'])
    }
  })

  it('leaves only the rest to a cancellation', async () => {
    const order = await shop.paidOrder()
    await order.ask(shop.newRefundId(), [[1, 1]])
    await shop.api.database.db.transaction((tx) => applyOrderEvent(tx, order.id, 'order.cancel'))
    await sendRefunds(shop.deps, order.id)
    expect(await order.given()).toBe(45_000)
    expect((await order.notes()).at(-1)?.corrected).toBe(0)
  })
})
