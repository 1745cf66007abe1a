import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Refund } from '../../../../openapi/generated/schema.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { CreditNoteSheet, findCreditNote } from '../../../components/tax-documents/credit-note-sheet.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'

afterEach(cleanup)

const [sheet] = sampleOrder.items
const cutting = {
  pieces: [{ width: 800, length: 600, count: 4, mayTurn: true }],
  ...{ sheets: 5, cuts: 12, price: { amount: 120 }, kerf: 3, width: 1220, length: 2440 },
}
const taxed = (amount: number) => ({ base: { amount }, vat: { amount: 0 }, total: { amount } })
const refundOf = (id: string, quantity: number, amount: number): Refund => ({
  id,
  askedAt: '2026-11-21T07:06:00Z',
  amount: { amount },
  state: 'done',
  reason: 'แผ่นเสียหาย',
  items: [{ variantId: 'v-1', quantity }],
  shippingPrice: { amount: 0 },
  creditNote: {
    number: `PHC-6911-${id}`,
    issuedAt: '2026-11-21T07:06:00Z',
    before: taxed(0),
    after: taxed(0),
    difference: taxed(amount),
  },
})

it('R21.26: the credit note of the last sheets names the price of the cuts, an earlier one does not', async () => {
  if (!sheet) throw new Error('The sample has no goods')
  const item = { ...sheet, quantity: 5, unitPrice: { amount: 1480 }, total: { amount: 7520 }, cutting }
  const refunds = [refundOf('00001', 3, 4440), refundOf('00002', 2, 3080)]
  const invoice = { number: 'PHT-6911-00042', issuedAt: '2026-11-20T07:06:00Z', amount: taxed(7520) }
  const order = { ...sampleOrder, items: [item], refunds, invoice }
  const shown = async (number: string) => {
    const document = findCreditNote(order, number)
    if (!document) throw new Error('There is no such credit note')
    await showPart(<CreditNoteSheet order={order} document={document} copy="original" />)
    const [table] = screen.getAllByRole('table')
    const rows = table ? within(table).getAllByRole('row').slice(1, -1) : []
    const figures = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(2)
        .map(({ textContent }) => textContent),
    )
    cleanup()
    return figures
  }
  expect(await shown('PHC-6911-00001')).toEqual([['3\u00a0แผ่น', '1,480.00', '4,440.00']])
  expect(await shown('PHC-6911-00002')).toEqual([
    ['2\u00a0แผ่น', '1,480.00', '2,960.00'],
    ['12', '10.00', '120.00'],
  ])
})
