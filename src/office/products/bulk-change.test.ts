import { expect, it } from 'vitest'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { bulkChange, percentIn, pricedBy } from './bulk-change.ts'

const words = { th: 'แผ่น', en: 'Sheet' }
const product: OfficeProductDetail = {
  ...{ id: 'p', code: 'P', version: 3, imageUrl: '/media/a.svg', pictures: [] },
  texts: {
    ...{ name: words, unit: words, description: { th: '', en: '' } },
    ...{ categoryPath: 'a.b', isForSale: false, isRecommended: true, isCuttable: false },
    specialUntil: '2099-01-01T00:00:00.000Z',
  },
  variants: [
    {
      ...{ variantId: 'p-1', code: '1', color: { name: 'ใส', hex: '#ffffff' }, sizeLabel: 'A4', stock: 7 },
      price: { amount: 1640.5 },
      specialPrice: { amount: 900 },
      priceTiers: [{ from: 10, percent: 5 }],
    },
  ],
}

it('changes one thing, and sends the rest as it stands', () => {
  const shown = bulkChange(product, { type: 'status', isForSale: true })
  expect(shown).toEqual({ version: 3, texts: { ...product.texts, isForSale: true }, variants: [] })
  const moved = bulkChange(product, { type: 'category', category: 'c' })
  expect(moved).toEqual({ version: 3, texts: { ...product.texts, categoryPath: 'c' }, variants: [] })
  expect(bulkChange(product, { type: 'price', percent: -10 })).toEqual({
    version: 3,
    texts: product.texts,
    variants: [
      {
        variantId: 'p-1',
        price: { amount: 1476.45 },
        specialPrice: { amount: 900 },
        priceTiers: [{ from: 10, percent: 5 }],
      },
    ],
  })
})

it('rounds to the satang', () => {
  expect(pricedBy(19.99, 7.5)).toBe(21.49)
  expect(pricedBy(1.01, 50)).toBe(1.52)
  expect(pricedBy(99.95, -33.33)).toBe(66.64)
})

it('reads a percent as people write it, and no other', () => {
  expect(['-5', '−5%', '+7.5 %', '๑๐'].map(percentIn)).toEqual([-5, -5, 7.5, 10])
  expect(['', '0', '-', '91', '7,5', '1.234', 'abc'].map(percentIn)).toEqual(Array(7).fill(undefined))
})
