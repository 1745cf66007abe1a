import { describe, expect, it } from 'vitest'
import { shopWithRefunds } from './refunds.fixture.ts'
import { listUnrefundable, settleByHand } from './refunds.ts'
import { sweepPayments } from './sweep-payments.ts'

const shop = shopWithRefunds()
const { bank } = shop

describe('money that no provider gives back', () => {
  const listed = async (orderId: string) =>
    (await listUnrefundable(shop.api.database.db)).filter((one) => one.orderId === orderId)

  it('is listed until the staff says that it was transferred', async () => {
    const order = await shop.paidOrder()
    bank.answers = [{ state: 'refused', refusal: 'failed_refund' }]
    const { id } = await order.ask(shop.newRefundId(), [[1, 1]])
    expect(await listed(order.id)).toMatchObject([
      { refundId: id, amountSatang: 10_000, why: 'failed_refund' },
    ])
    expect(await order.notes()).toHaveLength(0)
    const settled = { refundId: id, settledBy: 'staff-2', note: 'transferred today' }
    await Promise.all([
      settleByHand(shop.api.database.db, settled),
      settleByHand(shop.api.database.db, settled),
    ])
    expect(await listed(order.id)).toEqual([])
    expect(await order.notes()).toHaveLength(1)
    await expect(
      settleByHand(shop.api.database.db, { ...settled, settledBy: 'staff-3' }),
    ).rejects.toMatchObject({
      code: 'ORDER_NOT_ALLOWED',
    })
  })

  it('is what a provider took that the shop has no longer; should it come back, it is believed', async () => {
    const order = await shop.paidOrder()
    bank.answers = [{ state: 'sent', providerRefundId: 'rfnd_former' }]
    const underWay = await order.ask(shop.newRefundId(), [[1, 1]])
    const attemptId = await order.attemptId()
    const moveTo = (provider: string) =>
      shop.rows('update payment_attempts set provider = $2 where id = $1', [attemptId, provider])
    await moveTo('former')
    const asked = await order.ask(shop.newRefundId(), [[1, 1]])
    expect(asked).toMatchObject({ state: 'refused' })
    expect((await listed(order.id)).map(({ refundId, why }) => [refundId, why])).toEqual([
      [underWay.id, 'providerGone'],
      [asked.id, 'providerGone'],
    ])
    await settleByHand(shop.api.database.db, { refundId: asked.id, settledBy: 'staff-2', note: 'by hand' })
    await moveTo('sandbox')
    const refund = { id: 'rfnd_former', key: underWay.id, attemptId, amountSatang: 10_000 }
    bank.reported.set(attemptId, [{ ...refund, state: 'confirmed' }])
    // Long ago: only what waits for the provider's return is still looked up.
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await shop.rows('update payment_attempts set created_at = $2, asked_at = $3 where id = $1', [
      ...[attemptId, daysAgo(60), daysAgo(2)],
    ])
    await shop.rows('update refunds set confirmed_at = $2 where id = $1', [asked.id, daysAgo(40)])
    await sweepPayments(shop.deps, {
      onError(error) {
        throw error
      },
    })
    expect(await listed(order.id)).toEqual([])
    expect(await order.notes()).toHaveLength(2)
  })

  it('is what came in cash, in part or in whole', async () => {
    const order = await shop.paidOrder('cashOnDelivery')
    await order.ask(shop.newRefundId(), [[1, 1]])
    await order.ask(shop.newRefundId())
    const open = await listed(order.id)
    expect(open.map(({ amountSatang, why }) => [amountSatang, why])).toEqual([
      [10_000, 'noProvider'],
      [35_000, 'noProvider'],
    ])
    for (const { refundId } of open)
      await settleByHand(shop.api.database.db, { refundId, settledBy: 'staff-2', note: 'by hand' })
    expect(await order.state()).toBe('refund')
  })
})
