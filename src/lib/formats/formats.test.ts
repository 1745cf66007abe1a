import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatTime } from './format-date.ts'
import {
  formatDimensions,
  formatWeight,
  inWeightUnit,
  sharedWeightUnit,
  totalWeight,
} from './format-measure.ts'
import { formatNumber } from './format-number.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('writes dates in the Buddhist era in Thai and in the common one in English, on the clock of Bangkok', () => {
  const lateEvening = '2026-12-31T18:05:00Z'
  expect(formatDate(lateEvening, 'th')).toBe('1 มกราคม 2570')
  expect(formatDate(lateEvening, 'en')).toBe('1 January 2027')
  expect(formatDate('2026-09-09T00:00:00Z', 'th', 'short')).toBe('9 ก.ย. 2569')
  expect(formatDate('2026-09-09T00:00:00Z', 'en', 'short')).toBe('9 Sep 2026')
})

it('writes times on a clock of 24 hours', () => {
  expect(formatTime('2026-01-01T17:00:00Z', 'th')).toBe('00:00 น.')
  expect(formatTime('2026-01-01T07:13:00Z', 'en')).toBe('14:13')
  expect(formatDateTime('2026-01-01T07:13:00Z', 'th')).toBe('1 ม.ค. 2569 14:13 น.')
  expect(formatDateTime('2026-01-01T07:13:00Z', 'en')).toBe('1 Jan 2026, 14:13')
})

it('R9.22 R9.23: writes weights in grams and kilograms, with up to three decimals', () => {
  expect(plain(formatWeight({ value: 10.63, unit: 'kilogram' }, 'th'))).toBe('10.63 กก.')
  expect(plain(formatWeight({ value: 850, unit: 'gram' }, 'th'))).toBe('850 ก.')
  expect(plain(formatWeight({ value: 1234.5678, unit: 'kilogram' }, 'en'))).toBe('1,234.568 kg')
  expect(plain(formatWeight({ value: 5, unit: 'gram' }, 'en'))).toBe('5 g')
})

it('keeps a measure on one line', () => {
  expect(formatWeight({ value: 1, unit: 'gram' }, 'th')).not.toContain(' ')
  expect(formatDimensions({ width: 1220, length: 2440, unit: 'millimetre' }, 'th')).not.toContain(' ')
})

it('writes sizes with their unit', () => {
  const sheet = { width: 1220, length: 2440, thickness: 3, unit: 'millimetre' } as const
  expect(plain(formatDimensions(sheet, 'th'))).toBe('1,220 × 2,440 × 3 มม.')
  expect(plain(formatDimensions({ width: 1.6, length: 50, unit: 'metre' }, 'en'))).toBe('1.6 × 50 m')
})

it('adds weights of both units', () => {
  const total = totalWeight([
    { weight: { value: 10.63, unit: 'kilogram' }, quantity: 2 },
    { weight: { value: 250, unit: 'gram' }, quantity: 3 },
  ])
  expect(total).toEqual({ value: 22.01, unit: 'kilogram' })
  expect(totalWeight([{ weight: { value: 0.1, unit: 'kilogram' }, quantity: 3 }])).toEqual({
    value: 300,
    unit: 'gram',
  })
  expect(totalWeight([])).toEqual({ value: 0, unit: 'gram' })
})

it('writes a column of weights in one unit: in grams only when all are light', () => {
  const light = { value: 428, unit: 'gram' } as const
  const heavy = { value: 10.627, unit: 'kilogram' } as const
  expect(sharedWeightUnit([light, heavy])).toBe('kilogram')
  expect(inWeightUnit(light, 'kilogram')).toEqual({ value: 0.428, unit: 'kilogram' })
  expect(inWeightUnit(heavy, 'kilogram')).toEqual(heavy)
  expect(sharedWeightUnit([light, { value: 0.9, unit: 'kilogram' }])).toBe('gram')
  expect(inWeightUnit({ value: 0.9, unit: 'kilogram' }, 'gram')).toEqual({ value: 900, unit: 'gram' })
})

it('groups figures in threes and drops decimals that are nought', () => {
  expect(formatNumber(1220)).toBe('1,220')
  expect(formatNumber(2.5)).toBe('2.5')
  expect(formatNumber(2)).toBe('2')
})

it('rounds and groups figures as the platform does', () => {
  const figures = [0, 0.004, 0.005, 1.005, 7.085, 10.627, 999.994, 999.995, 1000, 12345.6789, 999_999.5, 1e9]
  for (const decimals of [0, 2, 3]) {
    const platform = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
    for (const figure of figures.flatMap((one) => [one, one + 1, -one - 1]))
      expect(formatNumber(figure, decimals), `${figure}`).toBe(platform.format(figure))
  }
})

it('names every month as the platform does', () => {
  const nameOf = (instant: Date, locale: string, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month: length, timeZone: 'Asia/Bangkok' }).format(instant)
  for (let month = 0; month < 12; month += 1) {
    const instant = new Date(Date.UTC(2026, month, 3 + month, 17))
    for (const length of ['long', 'short'] as const) {
      expect(formatDate(instant.toISOString(), 'th', length)).toContain(` ${nameOf(instant, 'th', length)} `)
      expect(formatDate(instant.toISOString(), 'en', length)).toContain(
        ` ${nameOf(instant, 'en-US', length)} `,
      )
    }
  }
})

it('names a near day with its weekday, the same of a date as of a time on it', () => {
  const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`)
  expect(week.map((day) => formatDay(day, 'th').split(' ')[0])).toEqual([
    'จ.',
    'อ.',
    'พ.',
    'พฤ.',
    'ศ.',
    'ส.',
    'อา.',
  ])
  expect(week.map((day) => formatDay(day, 'en').split(' ')[0])).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
  expect(formatDay('2026-11-26', 'th')).toBe('พฤ. 26 พ.ย.')
  expect(formatDay('2026-11-26T16:59:59Z', 'en')).toBe('Thu 26 Nov')
  expect(formatDay('2026-11-26T17:00:00Z', 'en')).toBe('Fri 27 Nov')
})
