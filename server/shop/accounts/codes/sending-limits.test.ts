import { expect, it } from 'vitest'
import { secondsToWait } from './sending-limits.ts'

const register = (...ages: number[]) => ages.map((age) => ({ reason: 'register' as const, age }))

it.each([
  ['nothing yet', register(), 0],
  ['a moment ago', register(0.2), 60],
  ['nearly long enough', register(59.9), 1],
  ['long enough', register(60), 0],
  ['the fifth in an hour', register(100, 200, 300, 400, 500), 3_100],
  ['four in an hour', register(100, 200, 300, 400, 3_600), 0],
  ['the tenth in a day', register(...Array.from({ length: 10 }, (_, index) => 4_000 * (index + 1))), 46_400],
  ['ten in more than a day', register(...Array.from({ length: 10 }, (_, index) => 8_640 * (index + 1))), 0],
  ['by a clock that was set back', register(-3), 63],
])('%s', (_, earlier, wait) => {
  expect(secondsToWait(earlier, 'register')).toBe(wait)
})

it('of another reason the short wait does not count, the long ones do', () => {
  expect(secondsToWait(register(1), 'changePassword')).toBe(0)
  expect(secondsToWait(register(1, 61, 121, 181, 241), 'changePassword')).toBe(3_359)
})
