import { describe, expect, it } from 'vitest'
import { seededRandom } from '@phaen/statecharts'
import { includedVat } from './included-vat.ts'

describe('the VAT in a total', () => {
  it.each([
    [733_000, 685_047, 47_953],
    [107, 100, 7],
    [10_700, 10_000, 700],
    [1, 1, 0],
    [7, 7, 0],
    [8, 7, 1],
    [0, 0, 0],
  ])('of %i satang', (total, baseSatang, vatSatang) => {
    expect(includedVat(total)).toEqual({ baseSatang, vatSatang })
  })

  it('and its base always add up to the total, and the base is the nearest satang to a hundred and seventh parts', () => {
    const random = seededRandom(24)
    const totals = [
      ...Array.from({ length: 5000 }, (_, satang) => satang),
      ...Array.from({ length: 5000 }, () => random.upTo(10_000_000_000)),
    ]
    for (const total of totals) {
      const { baseSatang, vatSatang } = includedVat(total)
      expect(baseSatang + vatSatang).toBe(total)
      expect(Number.isInteger(baseSatang)).toBe(true)
      expect(Math.abs(baseSatang * 107 - total * 100) * 2).toBeLessThanOrEqual(107)
    }
  })

  it('never falls as the total rises', () => {
    for (let total = 1; total < 5000; total += 1)
      expect(includedVat(total).vatSatang).toBeGreaterThanOrEqual(includedVat(total - 1).vatSatang)
  })
})
