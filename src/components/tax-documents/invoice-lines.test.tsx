import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { InvoiceLines } from './invoice-lines.tsx'

afterEach(cleanup)

const item = {
  variantId: 'v-1',
  name: 'อะคริลิก',
  color: { name: 'แดง', hex: '#C8201E' },
  size: '3 มม.',
  unitPrice: { amount: 1480 },
}
const cutting = {
  pieces: [{ width: 800, length: 600, count: 4, mayTurn: true }],
  ...{ sheets: 2, cuts: 22, price: { amount: 220 }, kerf: 3, width: 1220, length: 2440 },
}

it.each([
  ['th', 'th', ['แผ่น', 'ม้วน'], ['2\u00a0แผ่น', '22', '1\u00a0ม้วน', '5', '1']],
  ['th', 'en', ['แผ่น', 'ม้วน'], ['2\u00a0แผ่น', '22', '1\u00a0ม้วน', '5', '1']],
  ['en', 'en', ['sheet', 'roll'], ['2\u00a0sheets', '22', '1\u00a0roll', '5', '1']],
] as const)(
  'R21.29: an invoice in %s on a page in %s counts sheets and rolls, and cuts and shipping as they are',
  async (language, page, [sheet, roll], quantities) => {
    const goods = {
      items: [
        { ...item, quantity: 2, unit: sheet, total: { amount: 3180 }, cutting },
        { ...item, variantId: 'v-2', quantity: 1, unit: roll, total: { amount: 1480 } },
        // Of an order from before units were kept.
        { ...item, variantId: 'v-3', quantity: 5, total: { amount: 7400 } },
      ],
      shippingName: 'พัสดุด่วน',
      shippingPrice: { amount: 50 },
    }
    await showPart(<InvoiceLines goods={goods} language={language} number="PHT-6911-00042" />, page)
    const [, ...rows] = screen.getAllByRole('row')
    const shown = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)
    expect(shown.slice(0, quantities.length)).toEqual(quantities)
  },
)
