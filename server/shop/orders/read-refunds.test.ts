import fc from 'fast-check'
import { expect, it } from 'vitest'
import { includedVat } from '../common/included-vat.ts'
import { taxed, toCreditNote } from './read-refunds.ts'

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
