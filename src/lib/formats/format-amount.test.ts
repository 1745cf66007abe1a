import { expect, it } from 'vitest'
import { sampleShop } from '../../../server/import/sample-shop.ts'
import { formatAmount, formatAmounts, formatUnits } from './format-amount.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('counts in the singular and in the plural', () => {
  expect(plain(formatAmount(1, 'sheet', 'en'))).toBe('1 sheet')
  expect(plain(formatAmount(1250, 'sheet', 'en'))).toBe('1,250 sheets')
  expect(plain(formatAmount(0, 'box', 'en'))).toBe('0 boxes')
  expect(formatAmount(2, 'แผ่น', 'th'), 'on one line').toBe('2\u00a0แผ่น')
})

it('has the right plural of each unit that the sample shop sells by', () => {
  const plurals = new Set(sampleShop().products.map(({ unit }) => formatUnits(unit.en, 'en')))
  expect([...plurals].toSorted()).toEqual([
    'bottles',
    'boxes',
    'lengths',
    'packs',
    'pieces',
    'rolls',
    'sets',
    'sheets',
  ])
  expect(formatUnits('tray', 'en')).toBe('trays')
  expect(formatUnits('assembly', 'en')).toBe('assemblies')
})

it('counts apart what is sold by different units', () => {
  const lines = [
    { quantity: 3, unit: 'sheet' },
    { quantity: 1, unit: 'roll' },
    { quantity: 2, unit: 'sheet' },
    { quantity: 1 },
  ]
  expect(plain(formatAmounts(lines, 'piece', 'en'))).toBe('5 sheets, 1 roll, 1 piece')
  expect(plain(formatAmounts([{ quantity: 1200, unit: 'แผ่น' }], 'ชิ้น', 'th'))).toBe('1,200 แผ่น')
})
