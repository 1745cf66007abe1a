import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMovingView } from './moving-view.ts'
import { moved } from './viewport.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('writes each frame once, however many moves it has, and tells of the rest when nothing moves', () => {
  const rests: number[] = []
  const written: number[] = []
  const moving = createMovingView({ x: 0, y: 0, scale: 1 }, ({ x }) => rests.push(x))
  const stop = moving.follow(({ x }) => written.push(x))
  for (let move = 0; move < 3; move += 1) moving.move((view) => moved(view, 1, 0))
  expect([written, rests]).toEqual([[0], []])
  vi.advanceTimersByTime(16)
  moving.move((view) => moved(view, 1, 0))
  vi.advanceTimersByTime(16)
  expect([written, rests]).toEqual([[0, 3, 4], []])
  vi.runAllTimers()
  expect([written, rests]).toEqual([[0, 3, 4], [4]])

  moving.move((view) => moved(view, 1, 0))
  moving.jump({ x: 9, y: 0, scale: 1 })
  vi.runAllTimers()
  expect([written, rests]).toEqual([
    [0, 3, 4, 9],
    [4, 9],
  ])
  stop()
  moving.jump({ x: 1, y: 0, scale: 1 })
  expect(written).toEqual([0, 3, 4, 9])
})
