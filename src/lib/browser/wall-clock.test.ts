import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wallClock } from './wall-clock.ts'

const then = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  then.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The time of day goes on, timers stand still. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('ends a wait when its time has passed', () => {
  wallClock.setTimeout(then, 2_500)
  vi.advanceTimersByTime(2_499)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(then).toHaveBeenCalledTimes(1)
})

it('ends a wait within a second of waking if its time passed while the device slept', () => {
  wallClock.setTimeout(then, 900_000)
  vi.advanceTimersByTime(5_000)
  sleep(1_200_000)
  vi.advanceTimersByTime(1_000)
  expect(then).toHaveBeenCalledTimes(1)
})

it('does not make a wait longer when the time of day is set back', () => {
  wallClock.setTimeout(then, 3_000)
  sleep(-3_600_000)
  vi.advanceTimersByTime(3_000)
  expect(then).toHaveBeenCalledTimes(1)
})

it('ends no wait that was given up', () => {
  const wait: unknown = wallClock.setTimeout(then, 3_000)
  vi.advanceTimersByTime(1_500)
  wallClock.clearTimeout(wait)
  vi.advanceTimersByTime(10_000)
  expect(then).not.toHaveBeenCalled()
})
