import { expect, it } from 'vitest'
import { centred, fitted, fullScale, isShown, legibleScale, moved, zoomed } from './viewport.ts'

it('fits a chart into its window and never enlarges it beyond what is asked for', () => {
  const window = { width: 500, height: 500 }
  expect(fitted({ width: 1000, height: 500 }, window)).toEqual({ x: 0, y: 125, scale: 0.5 })
  expect(fitted({ width: 10, height: 10 }, window).scale).toBe(fullScale)
  expect(fitted({ width: 10, height: 10 }, window, 1.6).scale).toBe(1.6)
})

it('keeps the point under the pointer while it zooms, and all words legible', () => {
  const before = { x: 10, y: 20, scale: 1.5 }
  const after = zoomed(before, 2, { x: 110, y: 70 })
  expect(after).toEqual({ x: -90, y: -30, scale: 3 })
  expect(zoomed(before, 1000, { x: 0, y: 0 }).scale).toBe(4)
  expect(zoomed(before, 0.0001, { x: 0, y: 0 }).scale).toBe(legibleScale)
})

it('moves by pixels, and to an area of the chart, and says whether one is in the window', () => {
  expect(moved({ x: 1, y: 2, scale: 1 }, 3, 4)).toEqual({ x: 4, y: 6, scale: 1 })
  const window = { width: 400, height: 300 }
  const view = centred({ x: 0, y: 0, scale: 2 }, [100, 50, 20, 10], window)
  expect(view).toEqual({ x: -20, y: 40, scale: 2 })
  expect(isShown([100, 50, 20, 10], view, window)).toBe(true)
  expect(isShown([200, 50, 20, 10], view, window)).toBe(false)
})
