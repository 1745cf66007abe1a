import * as v from 'valibot'
import { expect, it } from 'vitest'
import { openHours } from './open-hours.ts'

it.each([
  ['mon-sat 08:00-17:30', [{ days: [1, 2, 3, 4, 5, 6], from: '08:00', to: '17:30' }]],
  [
    'Mon-Fri 08:00-17:30; sat 08:00-12:00',
    [
      { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:30' },
      { days: [6], from: '08:00', to: '12:00' },
    ],
  ],
  ['sat-mon 09:00-24:00', [{ days: [6, 0, 1], from: '09:00', to: '24:00' }]],
])('R21.21 the cell "%s" of the branches says when orders are handed over', (cell, hours) => {
  expect(v.parse(openHours, cell)).toEqual(hours)
})

it.each(['daily', 'mon-sat', 'mon-sat 17:30-08:00', 'mon 8-17', 'mun 08:00-17:30', 'mon 08:00-24:30'])(
  'refuses "%s"',
  (cell) => expect(v.safeParse(openHours, cell).issues?.[0].message).toContain('is no opening hours'),
)
