import { expect, it } from 'vitest'
import { centred, firstView, fitted, fullScale, moved, zoomed } from './viewport.ts'

it('fits a chart into its window and never enlarges it', () => {
  expect(fitted({ width: 1000, height: 500 }, { width: 500, height: 500 })).toEqual({
    x: 0,
    y: 125,
    scale: 0.5,
  })
  expect(fitted({ width: 10, height: 10 }, { width: 500, height: 500 }).scale).toBe(fullScale)
})

it('begins where the run stands if the whole chart would be too small to read', () => {
  const window = { width: 400, height: 400 }
  const small = { width: 300, height: 300 }
  const large = { width: 4000, height: 4000 }
  expect(firstView(small, window, [0, 0, 10, 10])).toEqual(fitted(small, window))
  const view = firstView(large, window, [1000, 2000, 100, 50])
  expect(view.scale).toBeGreaterThan(fitted(large, window).scale)
  expect(view.x + 1050 * view.scale).toBeCloseTo(200)
  expect(view.y + 2025 * view.scale).toBeCloseTo(200)
})

it('keeps the point under the pointer while it zooms', () => {
  const before = { x: 10, y: 20, scale: 1 }
  const after = zoomed(before, 2, { x: 110, y: 70 })
  expect(after).toEqual({ x: -90, y: -30, scale: 2 })
  expect(zoomed(before, 1000, { x: 0, y: 0 }).scale).toBe(4)
  expect(zoomed(before, 0.0001, { x: 0, y: 0 }).scale).toBe(0.1)
})

it('moves by pixels, and to an area of the chart', () => {
  expect(moved({ x: 1, y: 2, scale: 1 }, 3, 4)).toEqual({ x: 4, y: 6, scale: 1 })
  expect(centred({ x: 0, y: 0, scale: 2 }, [100, 50, 20, 10], { width: 400, height: 300 })).toEqual({
    x: -20,
    y: 40,
    scale: 2,
  })
})
