import { describe, expect, it } from 'vitest'
import { shopWithRefunds } from './refunds.fixture.ts'
import { listUnrefundable, settleByHand } from './refunds.ts'

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
