import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { letTimePass } from '../../../../tests/support/database/let-time-pass.ts'
import type { ProviderUnderTest } from '../../../../tests/support/payment-providers/provider-under-test.ts'
import {
  openShopWith,
  providerCases,
  type ShopWithProvider,
} from '../../../../tests/support/payment-providers/shop-with-provider.ts'
import { listUnrefundable, requestRefund, settleByHand } from '../refunds.ts'

/* Refunds that the shop did not make, and those that end otherwise than they began, at each provider. */
describe.each(providerCases)('refunds by $name, $paymentChannel', (providerCase) => {
  let shop: ShopWithProvider
  let bank: ProviderUnderTest
  beforeAll(async () => {
    shop = await openShopWith(providerCase)
    bank = shop.bank
  })
  afterAll(() => shop.close())
  afterEach(() => bank.trouble('none'))

  type PaidOrder = Awaited<ReturnType<ShopWithProvider['paidOrder']>>

  let count = 0
  /** One piece of 100.00, or with `whole` all that is left. */
  const ask = ({ id: orderId }: PaidOrder, { whole = false } = {}) =>
    requestRefund(shop.deps, {
      id: `r-${(count += 1)}`,
      orderId,
      ...(!whole && { parts: { lines: [{ position: 1, quantity: 1 }], withShipping: false } }),
      reason: 'broken',
      askedBy: 'staff',
    })
  /** A refund in the provider's dashboard of which the shop is told. */
  async function giveByHand({ attempt }: PaidOrder, amountSatang: number) {
    expect(await bank.refundByHand(attempt, amountSatang)).toBe(true)
    await bank.finishRefunds()
    expect((await shop.send(await bank.signedRefundEvent(attempt))).status).toBe(200)
  }
  async function failLast({ attempt }: PaidOrder) {
    await bank.failRefund(attempt)
    expect((await shop.send(await bank.signedRefundEvent(attempt))).status).toBe(200)
  }
  const given = ({ refunds }: Pick<Order, 'refunds'>) =>
    refunds.map(({ state, amount, creditNote }) => [
      state,
      amount.amount,
      creditNote?.difference.total.amount,
    ])
  const byHand = async ({ id }: PaidOrder) =>
    (await listUnrefundable(shop.api.database.db)).filter(({ orderId }) => orderId === id)
  const notesOf = (order: Order) =>
    order.refunds.reduce((sum, { creditNote }) => sum + (creditNote?.difference.total.amount ?? 0), 0)

  it('one that was carried out and fails later is listed for the staff again, and its credit note stands', async () => {
    const order = await shop.paidOrder()
    await ask(order, { whole: true })
    await bank.finishRefunds()
    await order.read()
    expect(await order.read()).toMatchObject({ payment: 'refund', refunds: [{ state: 'done' }] })
    await failLast(order)
    expect(given(await order.read())).toEqual([['byHand', 250, 250]])
    const [open] = await byHand(order)
    expect(open).toMatchObject({ amountSatang: 25_000, why: expect.stringMatching(/./) })
    const { rows } = await shop.api.database.pool.query<{ refunded: Date | null }>(
      'select refunded_at as refunded from payment_attempts where order_id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ refunded: null }])
    const settled = { refundId: open?.refundId ?? '', settledBy: 'staff', note: 'transferred' }
    await settleByHand(shop.api.database.db, settled)
    // What failed is told again and again.
    await shop.send(await bank.signedRefundEvent(order.attempt))
    const end = await order.read()
    expect(given(end)).toEqual([['done', 250, 250]])
    expect(await byHand(order)).toEqual([])
  })

  it('one that fails is not asked for again', async () => {
    const order = await shop.paidOrder()
    const { refunded } = await bank.books()
    await ask(order)
    await bank.finishRefunds()
    await order.read()
    await failLast(order)
    for (let times = 0; times < 3; times += 1) await shop.sweep()
    expect(given(await order.read())).toEqual([['byHand', 100, 100]])
    expect((await bank.books()).refunded).toBe(refunded)
  })

  it('a part that was given back in the dashboard counts, with a credit note, and only the rest can go back', async () => {
    const order = await shop.paidOrder()
    await giveByHand(order, 7_050)
    // Told twice, it counts once.
    await shop.send(await bank.signedRefundEvent(order.attempt))
    expect(await order.read()).toMatchObject({
      payment: 'paid',
      refunds: [{ state: 'done', amount: { amount: 70.5 }, reason: 'refundedByProvider', items: [] }],
    })
    await ask(order, { whole: true })
    await bank.finishRefunds()
    await order.read()
    const end = await order.read()
    expect(end.payment).toBe('refund')
    expect(given(end)).toEqual([
      ['done', 70.5, 70.5],
      ['done', 179.5, 179.5],
    ])
    expect(end.refunds[1]?.items).toMatchObject([{ quantity: 2 }])
    expect(notesOf(end)).toBe(250)
  })

  it('the whole that was given back in the dashboard ends the order, and names all that it was for', async () => {
    const order = await shop.paidOrder()
    await giveByHand(order, 25_000)
    expect(await order.read()).toMatchObject({
      payment: 'refund',
      refunds: [{ state: 'done', items: [{ quantity: 2 }], shippingPrice: { amount: 50 } }],
    })
    await expect(ask(order)).rejects.toMatchObject({ code: 'ORDER_NOT_ALLOWED' })
  })

  it('what was refused is settled by a refund in the dashboard, in part and then in whole', async () => {
    const order = await shop.paidOrder()
    await ask(order)
    await bank.finishRefunds()
    await order.read()
    await failLast(order)
    await giveByHand(order, 4_000)
    expect((await byHand(order)).map(({ amountSatang }) => amountSatang)).toEqual([6_000])
    await giveByHand(order, 8_000)
    const end = await order.read()
    expect(await byHand(order)).toEqual([])
    expect(end.refunds.map(({ amount, state }) => [amount.amount, state])).toEqual([
      [60, 'done'],
      [40, 'done'],
      [20, 'done'],
    ])
    expect(notesOf(end)).toBe(120)
    expect(end.payment).toBe('paid')
  })

  it('a refund in the dashboard that fails is owed by the shop', async () => {
    const order = await shop.paidOrder()
    await giveByHand(order, 9_000)
    await failLast(order)
    expect(given(await order.read())).toEqual([['byHand', 90, 90]])
  })

  it('what was given back in the dashboard without a word is found before the staff gives more back, and by the sweep', async () => {
    const [one, other] = [await shop.paidOrder(), await shop.paidOrder()]
    for (const { attempt } of [one, other]) await bank.refundByHand(attempt, 20_000)
    await bank.finishRefunds()
    expect(await ask(one, { whole: true })).toMatchObject({ amountSatang: 5_000 })
    await shop.api.database.pool.query('update payment_attempts set asked_at = now()')
    await shop.sweep()
    expect(given(await other.read())).toEqual([])
    await letTimePass(shop.api.database.pool, 25 * 3_600)
    await shop.sweep()
    expect(given(await other.read())).toEqual([['done', 200, 200]])
  })

  it('a refund that waits at the shop while somebody gives the money back in the dashboard is not made twice', async () => {
    const order = await shop.paidOrder()
    bank.trouble('error')
    await expect(ask(order, { whole: true })).rejects.toThrow('does not answer')
    bank.trouble('none')
    await giveByHand(order, 25_000)
    await order.read()
    const end = await order.read()
    expect(given(end)).toEqual([['done', 250, 250]])
    expect(await byHand(order)).toEqual([])
    expect(end.payment).toBe('refund')
  })
})
