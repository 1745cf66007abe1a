import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { addCustomer } from '../../../tests/support/api/customers.ts'
import { openTestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { includedVat } from '../common/included-vat.ts'
import { insertRefund } from '../order-lifecycle/refund-rows.ts'
import { readRefunds, taxed, toCreditNote } from './read-refunds.ts'

const satang = (amount: number) => Math.round(amount * 100)

it('whatever is given back in whatever parts, the credit notes and what is left add up to the invoice to the satang', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.boolean(), (amounts, isWhole) => {
      const total = amounts.reduce((sum, one) => sum + one, 0)
      const given = isWhole ? amounts : amounts.slice(0, -1)
      let left = total
      const notes = given.map((amount, index) => {
        const originalSatang = left
        left -= amount
        return toCreditNote({
          refundId: `r-${index}`,
          orderId: 'o-1',
          month: '6911',
          serial: index + 1,
          issuedAt: new Date(0),
          originalSatang,
          correctedSatang: left,
        })
      })
      const invoice = taxed(includedVat(total))
      const rest = taxed(includedVat(left))
      for (const part of ['base', 'vat', 'total'] as const) {
        const sum = notes.reduce((all, { difference }) => all + satang(difference[part].amount), 0)
        expect(sum + satang(rest[part].amount), part).toBe(satang(invoice[part].amount))
      }
      for (const [index, { before, after, difference }] of notes.entries()) {
        expect(before).toEqual(notes[index - 1]?.after ?? invoice)
        expect(satang(difference.base.amount) + satang(difference.vat.amount)).toBe(given[index])
        expect(difference.vat.amount).toBeGreaterThanOrEqual(0)
        expect(after.total.amount).toBeLessThan(before.total.amount)
      }
    }),
    { numRuns: 2000 },
  )
})

it('reads the lines of the refunds of one order, and of no other', async () => {
  const { database, close } = await openTestApi()
  onTestFinished(() => close())
  const customerId = await addCustomer(database)
  const refunded = async (id: string) => {
    const product = await addProduct(database)
    const order = await addOrder(database, { customerId, lines: [{ product }], payment: 'paid' })
    await insertRefund(database.db, {
      ...{ id, orderId: order.id, reason: 'broken', askedBy: 'shop' },
      ...{ amountSatang: 10_000, shippingSatang: 0, otherSatang: 0, lines: [{ position: 1, quantity: 1 }] },
    })
    return { ...order, ...product }
  }
  const [one] = [await refunded('r-one'), await refunded('r-other')]
  const asked = vi.spyOn(database.pool, 'query')
  expect(await readRefunds(database.db, one.id)).toMatchObject([
    { id: 'r-one', items: [{ variantId: one.variantId, quantity: 1 }] },
  ])
  const answers = await Promise.all(
    asked.mock.results.map(({ value }) => value as Promise<{ rowCount: number }>),
  )
  expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1])
})
