import { seededRandom } from '@phaen/statecharts'
import { expect, it } from 'vitest'
import { creditNoteNumber } from '../order-lifecycle/issue-credit-note.ts'
import type { RefundAnswer } from './providers/payment-provider.ts'
import { shopWithRefunds } from './refunds.fixture.ts'
import { sendRefunds } from './send-refunds.ts'

const shop = shopWithRefunds()
const { bank } = shop

it('the number of a credit note differs from that of an invoice', () => {
  expect(creditNoteNumber({ month: '6911', serial: 42 })).toBe('PHC-6911-00042')
})

it('credit notes equal what was confirmed and their numbers have no gap, in random stories that run at once', async () => {
  const { oneOf } = seededRandom(18)
  const orders = await Promise.all(Array.from({ length: 12 }, () => shop.paidOrder()))
  for (let round = 0; round < 4; round += 1)
    await Promise.allSettled(
      orders.flatMap((order) => {
        bank.answers.push(oneOf<RefundAnswer | 'lost'>([{ state: 'confirmed' }, { state: 'sent' }, 'lost']))
        const lines: [number, number][] = [[oneOf([1, 2]), oneOf([1, 2, 3])]]
        return [
          order.ask(shop.newRefundId(), lines, oneOf([true, false])),
          order.ask(shop.newRefundId(), lines),
        ]
      }),
    )
  bank.answers = []
  for (const order of orders) {
    await sendRefunds(shop.deps, order.id)
    const [sums] = await shop.rows<{ confirmed: number; noted: number }>(
      `select (select coalesce(sum(amount_satang), 0)::int from refunds where order_id = $1 and state = 'confirmed') as confirmed,
              (select coalesce(sum(original_satang - corrected_satang), 0)::int from credit_notes where order_id = $1) as noted`,
      [order.id],
    )
    expect(sums?.noted).toBe(sums?.confirmed)
    expect(await order.given()).toBe(sums?.confirmed)
    expect(sums?.confirmed).toBeLessThanOrEqual(45_000)
    expect(await order.state()).toBe(sums?.confirmed === 45_000 ? 'refund' : 'paid')
  }
  const [numbers] = await shop.rows<{ count: number; most: number }>(
    // Those of the sample orders are of earlier months.
    'select count(*)::int as count, max(serial) as most from credit_notes group by month order by month desc limit 1',
  )
  expect(numbers?.count).toBe(numbers?.most)
  expect(numbers?.count).toBeGreaterThan(orders.length)
})
