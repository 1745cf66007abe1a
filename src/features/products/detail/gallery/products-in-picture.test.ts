import { describe, expect, it } from 'vitest'
import type { DrawnMeasures } from './drawn-measures.ts'
import { canShow, placeOfProduct, transformTo } from './products-in-picture.ts'

const box = { left: 19, top: 3, right: 82, bottom: 88 }
const sheet = (width: number, length: number): DrawnMeasures => ({
  across: { value: width, unit: 'millimetre' },
  upright: { value: length, unit: 'millimetre' },
  isRound: false,
  proportion: width / length,
})

describe('goods are shown in the proportion of their measures', () => {
  it.each([
    [1220, 1220],
    [1220, 2440],
    [600, 1200],
    [1200, 400],
  ])('%s × %s', (width, length) => {
    const place = placeOfProduct(box, sheet(width, length))
    expect(place.width / place.height).toBeCloseTo(width / length)
    expect(place.left + place.width / 2, 'in the middle').toBeCloseTo(0.5)
    expect(place.top + place.height, 'on the ground').toBeCloseTo(0.88)
    expect(Math.max(place.width, place.height)).toBeLessThanOrEqual(0.84)
  })
})

it('leaves the picture as it was drawn where it cannot show the proportion, or none is known', () => {
  const drawn = { left: 0.19, top: 0.03, width: 0.63, height: 0.85 }
  expect(canShow(sheet(1600, 50_000))).toBe(false)
  for (const measures of [sheet(1600, 50_000), undefined]) {
    const place = placeOfProduct(box, measures)
    for (const [side, part] of Object.entries(drawn)) expect(place).toHaveProperty(side, expect.closeTo(part))
    expect(transformTo(box, place)).toMatch(/translate\(.*-?0\.0000.*-?0\.0000.*\) scale\(1\.0000,1\.0000\)/)
  }
})

it('brings the corners of the drawn goods to the place', () => {
  const place = placeOfProduct(box, sheet(1220, 1220))
  const [x = 0, y = 0, scaleX = 0, scaleY = 0] = (transformTo(box, place).match(/-?\d+\.\d+/g) ?? []).map(
    Number,
  )
  const moved = (u: number, v: number) => [0.5 + x + scaleX * (u - 0.5), y + scaleY * v]
  const near = (...corner: number[]) => corner.map((part) => expect.closeTo(part, 3))
  expect(moved(0.19, 0.03)).toEqual(near(place.left, place.top))
  expect(moved(0.82, 0.88)).toEqual(near(place.left + place.width, place.top + place.height))
})
