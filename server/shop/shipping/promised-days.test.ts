import { expect, it } from 'vitest'
import { promisedDays } from './promised-days.ts'

const weekdays = { cutOff: '14:00', worksOnSaturdays: false }
const withSaturdays = { cutOff: '16:30', worksOnSaturdays: true }

it.each<[string, string, typeof weekdays, [number, number], [string, string, string]]>([
  [
    'before the cut-off it leaves today',
    '2026-11-23T13:59:59+07:00',
    weekdays,
    [1, 2],
    ['2026-11-23T07:00', '2026-11-24', '2026-11-25'],
  ],
  [
    'at the cut-off it leaves tomorrow',
    '2026-11-23T14:00:00+07:00',
    weekdays,
    [1, 2],
    ['2026-11-24T07:00', '2026-11-25', '2026-11-26'],
  ],
  [
    'just after midnight here it is yesterday elsewhere',
    '2026-11-24T00:30:00+07:00',
    weekdays,
    [1, 1],
    ['2026-11-24T07:00', '2026-11-25', '2026-11-25'],
  ],
  [
    'a weekend is not counted',
    '2026-11-26T10:00:00+07:00',
    weekdays,
    [2, 3],
    ['2026-11-26T07:00', '2026-11-30', '2026-12-01'],
  ],
  [
    'from Friday afternoon on it leaves on Monday',
    '2026-11-27T15:00:00+07:00',
    weekdays,
    [1, 1],
    ['2026-11-30T07:00', '2026-12-01', '2026-12-01'],
  ],
  [
    'a carrier of Saturdays counts them, and no Sunday',
    '2026-11-27T15:00:00+07:00',
    withSaturdays,
    [1, 2],
    ['2026-11-27T09:30', '2026-11-28', '2026-11-30'],
  ],
  [
    'public holidays are not counted: the 5th of December is given on the 7th',
    '2026-12-04T09:00:00+07:00',
    weekdays,
    [1, 2],
    ['2026-12-04T07:00', '2026-12-08', '2026-12-09'],
  ],
  [
    'on a holiday it leaves on the next working day, over the end of the year',
    '2026-12-31T09:00:00+07:00',
    weekdays,
    [1, 1],
    ['2027-01-04T07:00', '2027-01-05', '2027-01-05'],
  ],
  [
    'what takes no day arrives on the day it leaves',
    '2026-11-23T09:00:00+07:00',
    weekdays,
    [0, 0],
    ['2026-11-23T07:00', '2026-11-23', '2026-11-23'],
  ],
])('%s', (_name, now, carrier, [min, max], [orderBefore, from, by]) => {
  expect(promisedDays({ min, max }, carrier, new Date(now))).toEqual({
    orderBefore: `${orderBefore}:00.000Z`,
    from,
    by,
  })
})
