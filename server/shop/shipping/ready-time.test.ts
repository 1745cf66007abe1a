import { expect, it } from 'vitest'
import { readyTime } from './ready-time.ts'

const weekdays = [{ days: [1, 2, 3, 4, 5, 6], from: '08:00', to: '17:30' }]

it.each<[string, string, string, number | undefined]>([
  ['open for long enough', '2026-11-27T10:00:00+07:00', '2026-11-27T05:00', 2],
  ['open to the minute', '2026-11-27T15:30:00+07:00', '2026-11-27T10:30', 2],
  ['the rest of it tomorrow', '2026-11-27T16:30:00+07:00', '2026-11-28T02:00', undefined],
  ['before it opens', '2026-11-27T06:00:00+07:00', '2026-11-27T03:00', undefined],
  ['after it closed on Saturday', '2026-11-28T18:00:00+07:00', '2026-11-30T03:00', undefined],
  ['closed on a public holiday', '2026-12-06T12:00:00+07:00', '2026-12-08T03:00', undefined],
])('R21.21 an order is ready after two hours of opening time: %s', (_name, now, from, inHours) => {
  expect(readyTime(weekdays, new Date(now))).toEqual({ from: new Date(`${from}:00.000Z`), inHours })
})

it('R21.21 hours that end at noon go on after it, and a branch that never opens promises nothing', () => {
  const halves = [
    { days: [5], from: '13:00', to: '17:00' },
    { days: [5], from: '08:00', to: '12:00' },
  ]
  const ready = readyTime(halves, new Date('2026-11-27T11:00:00+07:00'))
  expect(ready).toEqual({ from: new Date('2026-11-27T07:00:00.000Z'), inHours: undefined })
  expect(readyTime([], new Date('2026-11-27T11:00:00+07:00'))).toBeUndefined()
})
