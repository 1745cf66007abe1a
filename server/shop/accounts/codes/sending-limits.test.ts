import { expect, it } from 'vitest'
import { secondsToWait } from './sending-limits.ts'

const asked = (isFromHere: boolean, ages: number[]) =>
  ages.map((age) => ({ reason: 'register' as const, age, isFromHere }))
const register = (...ages: number[]) => asked(true, ages)
const elsewhere = (...ages: number[]) => asked(false, ages)

it.each([
  ['nothing yet', register(), 0],
  ['a moment ago', register(0.2), 60],
  ['nearly long enough', register(59.9), 1],
  ['long enough', register(60), 0],
  ['the fifth in an hour', register(100, 200, 300, 400, 500), 3_100],
  ['four in an hour', register(100, 200, 300, 400, 3_600), 0],
  ['the tenth in a day', register(...Array.from({ length: 10 }, (_, index) => 4_000 * (index + 1))), 46_400],
  ['ten in more than a day', register(...Array.from({ length: 10 }, (_, index) => 8_640 * (index + 1))), 0],
  ['five in an hour, but from elsewhere', elsewhere(100, 200, 300, 400, 500), 0],
  ['a moment ago, from elsewhere', elsewhere(0.2), 60],
  ['ten in an hour from elsewhere', elsewhere(...Array.from({ length: 10 }, (_, n) => 100 * (n + 1))), 2_600],
  ['by a clock that was set back', register(-3), 63],
])('%s', (_, earlier, wait) => {
  expect(secondsToWait(earlier, 'register')).toBe(wait)
})

it('of another reason the short wait does not count, the long ones do', () => {
  expect(secondsToWait(register(1), 'changePassword')).toBe(0)
  expect(secondsToWait(register(1, 61, 121, 181, 241), 'changePassword')).toBe(3_359)
})
