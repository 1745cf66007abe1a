import { expect, it } from 'vitest'
import { formatRange, formatSizes } from './format-sizes.ts'

const face = (width: number, length: number, thickness?: number) => ({
  width,
  length,
  ...(thickness !== undefined && { thickness }),
  unit: 'millimetre' as const,
})
const kilograms = (min: number, max = min) => ({
  min: { value: min, unit: 'kilogram' as const },
  max: { value: max, unit: 'kilogram' as const },
})
const plain = (parts: readonly string[]) =>
  parts.map((part) => part.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))

const oneSheet = {
  count: 1,
  label: '1,220 × 2,440 × 3 มม.',
  smallest: face(1220, 2440, 3),
  largest: face(1220, 2440, 3),
  thickness: { min: 3, max: 3 },
  weight: kilograms(10.627),
}
const sheets = {
  count: 9,
  smallest: face(300, 600, 2),
  largest: face(1220, 2440, 5),
  thickness: { min: 2, max: 5 },
  weight: { min: { value: 428, unit: 'gram' as const }, max: { value: 17.712, unit: 'kilogram' as const } },
}

it('tells the face, the thickness and the weight of a sheet', () => {
  expect(plain(formatSizes(oneSheet, 'th'))).toEqual(['1,220 × 2,440 มม.', 'หนา 3 มม.', '10.6 กก.'])
  expect(plain(formatSizes({ ...oneSheet, label: '1,220 × 2,440 × 3 mm' }, 'en'))).toEqual([
    '1,220 × 2,440 mm',
    '3 mm thick',
    '10.6 kg',
  ])
})

it('tells on one line what one size measures, and how far several go', () => {
  const range = (sizes: Parameters<typeof formatRange>[0]) => plain([formatRange(sizes, 'th')])
  expect(range(oneSheet)).toEqual(['3 มม. · 1,220 × 2,440 มม.'])
  expect(range(sheets)).toEqual(['2–5 มม.'])
  expect(range({ ...oneSheet, label: 'A4' })).toEqual(['A4'])
  const rolls = { ...sheets, smallest: face(914, 50_000, 0.08), largest: face(1520, 50_000, 0.08) }
  expect(range(rolls)).toEqual(['หน้ากว้าง 0.91–1.52 ม.'])
  const { thickness: _, ...boxes } = { ...sheets, smallest: face(50, 50), largest: face(90, 120) }
  expect(range(boxes)).toEqual(['ถึง 90 × 120 มม.'])
})

it('tells from where to where several go, in one unit', () => {
  expect(plain(formatSizes(sheets, 'th'))).toEqual([
    '300 × 600 ถึง 1,220 × 2,440 มม.',
    'หนา 2–5 มม.',
    '0.43–17.7 กก.',
  ])
})

it('breaks no line inside a range', () => {
  expect(formatRange(sheets, 'th')).toBe('2–\u20605\u00a0มม.')
  expect(formatSizes(sheets, 'en').at(-1)).toBe('0.43–\u206017.7\u00a0kg')
})

it('tells one face once when only the thickness differs', () => {
  const sizes = { ...sheets, smallest: face(1220, 2440, 3) }
  expect(plain(formatSizes(sizes, 'en'))[0]).toBe('1,220 × 2,440 mm')
})

it('tells the width and the length of a roll', () => {
  const rolls = {
    count: 4,
    smallest: face(914, 50_000, 0.08),
    largest: face(1520, 50_000, 0.08),
    thickness: { min: 0.08, max: 0.08 },
    weight: kilograms(10.968, 18.24),
  }
  expect(plain(formatSizes(rolls, 'th'))).toEqual([
    'หน้ากว้าง 0.91–1.52 ม.',
    'ยาว 50 ม.',
    'หนา 0.08 มม.',
    '11–18.2 กก.',
  ])
})

it('tells all three measures of what stands', () => {
  const boxes = {
    count: 4,
    smallest: face(300, 400, 200),
    largest: face(500, 700, 400),
    thickness: { min: 200, max: 400 },
    weight: kilograms(0.69, 2.12),
  }
  expect(plain(formatSizes(boxes, 'th'))).toEqual(['300 × 400 × 200 ถึง 500 × 700 × 400 มม.', '0.69–2.12 กก.'])
})

it('takes the depth of a small tray for no thickness', () => {
  const trays = {
    count: 2,
    smallest: face(170, 250, 40),
    largest: face(200, 290, 45),
    thickness: { min: 40, max: 45 },
    weight: kilograms(1.95, 2.62),
  }
  expect(plain(formatSizes(trays, 'en'))).toEqual(['170 × 250 × 40 to 200 × 290 × 45 mm', '1.95–2.62 kg'])
})

it('keeps a size that has a name', () => {
  const set = { ...oneSheet, label: 'A4 · 7 แผ่น', smallest: face(210, 297, 21), largest: face(210, 297, 21) }
  expect(plain(formatSizes(set, 'th'))).toEqual(['A4 · 7 แผ่น', '10.6 กก.'])
})

it('stays in grams below a kilogram', () => {
  const light = { min: { value: 9, unit: 'gram' as const }, max: { value: 308, unit: 'gram' as const } }
  expect(plain(formatSizes({ ...sheets, weight: light }, 'th')).at(-1)).toBe('9–308 ก.')
})
