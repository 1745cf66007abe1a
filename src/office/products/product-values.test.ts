import { expect, it } from 'vitest'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { areSame, changeOf, faultsOf, type FieldName, stockChangeOf, valuesOf } from './product-values.ts'

const product: OfficeProductDetail = {
  id: 'p-1',
  code: 'PW',
  version: 3,
  imageUrl: '/media/x.svg',
  pictures: [],
  texts: {
    name: { th: 'แผ่น', en: 'Sheet' },
    unit: { th: 'แผ่น', en: 'sheet' },
    description: { th: '', en: '' },
    categoryPath: 'sheets',
    isForSale: true,
    isRecommended: false,
    specialUntil: '2099-01-01T00:00:30.000Z',
  },
  variants: ['a', 'b'].map((variantId) => ({
    variantId,
    code: variantId,
    color: { name: 'แดง', hex: '#c8201e' },
    sizeLabel: 'เล็ก',
    price: { amount: 1640 },
    specialPrice: { amount: 1490 },
    stock: 7,
  })),
}
const stands = valuesOf(product)
const faults = (values: Partial<Record<FieldName, string>>) => [
  ...faultsOf({ ...stands, ...values }, product, Object.keys(values) as FieldName[]),
]

it('reads figures as spreadsheets write them, and says the same of the same', () => {
  expect(stands['price a']).toBe('1,640.00')
  for (const text of ['1640', ' ฿1,640 ', '๑๖๔๐.00']) expect(areSame('price a', '1,640.00', text)).toBe(true)
  expect(areSame('special a', '', '–')).toBe(true)
  expect(areSame('stock a', '7', '007')).toBe(true)
  expect(areSame('stock a', '7', '-7')).toBe(false)
})

it('finds what the server would refuse, at its field', () => {
  expect(faults({})).toEqual([])
  expect(faults({ 'special a': '1,640' })).toEqual([['special a', 'notBelowPrice']])
  expect(faults({ 'special a': 'ถูก' })).toEqual([['special a', 'price']])
  expect(faults({ 'special a': '-', 'price b': '0' })).toEqual([['price b', 'price']])
  expect(faults({ 'stock b': '-1' })).toEqual([['stock b', 'stock']])
  expect(faults({ 'name.th': '  ' })).toEqual([['name.th', 'blank']])
  expect(faults({ specialFrom: '2099-02-01T00:00' })).toEqual([['specialUntil', 'beforeStart']])
  expect(faults({ specialUntil: '2020-02-01T00:00' })).toEqual([['specialUntil', 'past']])
})

it('sends the variants that change, their stock where it was counted, and times to the second that nobody typed', () => {
  const change = changeOf({ ...stands, 'special a': '', 'stock b': '9' }, product, ['special a', 'stock b'])
  expect(change).toMatchObject({ version: 3, texts: product.texts })
  expect(change.variants).toEqual([
    { variantId: 'a', price: { amount: 1640 } },
    { variantId: 'b', price: { amount: 1640 }, specialPrice: { amount: 1490 }, stock: 9 },
  ])
  expect(stockChangeOf({ ...stands, 'stock b': '9' }, product, ['stock b'])).toEqual({
    version: 3,
    stocks: [{ variantId: 'b', stock: 9 }],
  })
})
