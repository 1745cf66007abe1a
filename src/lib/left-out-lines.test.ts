import { afterEach, expect, it, vi } from 'vitest'
import { storeLeftOut, readLeftOut } from './left-out-lines.ts'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

it('keeps what one customer leaves out, and shows it to no other', () => {
  expect(readLeftOut('c-1')).toEqual(new Set())
  storeLeftOut('c-1', new Set(['ci-1', 'ci-2']))
  expect(readLeftOut('c-1')).toEqual(new Set(['ci-1', 'ci-2']))
  expect(readLeftOut('c-2')).toEqual(new Set())
})

it('R3.10: what is left out of the order stays so for as long as the tab is open', () => {
  vi.useFakeTimers()
  storeLeftOut('c-1', new Set(['ci-1']))
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(readLeftOut('c-1')).toEqual(new Set(['ci-1']))
})
