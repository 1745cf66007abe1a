import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  linePrice,
  nextTier,
  readTiers,
  tierAt,
  tierLimits,
  tierSatang,
  tiersOf,
  tiersText,
  unitSatang,
  type TierRule,
} from './quantity-prices.ts'

const rising = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: tierLimits.count })
const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other)

const anyRules: fc.Arbitrary<TierRule[]> = fc
  .tuple(
    rising(tierLimits.from.min, tierLimits.from.max),
    rising(tierLimits.percent.min, tierLimits.percent.max),
  )
  .map(([froms, percents]) => {
    const steps = inOrder(percents)
    return inOrder(froms).flatMap((from, index) => {
      const percent = steps[index]
      return percent === undefined ? [] : [{ from, percent }]
    })
  })
const anyPrice = fc.integer({ min: 1, max: 999_999_999_999 })
const anyQuantity = fc.integer({ min: 1, max: 9_999 })

const sizeOf = (satang: number, rules: readonly TierRule[]) => ({
  price: { amount: satang / 100 },
  tiers: rules.map((rule) => ({ from: rule.from, price: { amount: tierSatang(satang, rule) / 100 } })),
})

describe('R21.1: the price of a piece by quantity', () => {
  it('is that of the highest tier that the quantity reaches, to the satang', () => {
    fc.assert(
      fc.property(anyPrice, anyRules, anyQuantity, (satang, rules, quantity) => {
        let expected = BigInt(satang)
        for (const { from, percent } of rules)
          if (quantity >= from) expected = (BigInt(satang) * BigInt(100 - percent) + 50n) / 100n
        expect(unitSatang(sizeOf(satang, rules), quantity)).toBe(Number(expected) || 1)
      }),
    )
  })

  it('never rises with the quantity, and is never nothing', () => {
    fc.assert(
      fc.property(anyPrice, anyRules, anyQuantity, (satang, rules, quantity) => {
        const size = sizeOf(satang, rules)
        const [few, more] = [unitSatang(size, quantity), unitSatang(size, quantity + 1)]
        expect(more).toBeLessThanOrEqual(few)
        expect(more).toBeGreaterThan(0)
        expect(few).toBeLessThanOrEqual(satang)
      }),
    )
  })

  it('makes a line of whole satang', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        anyRules,
        anyQuantity,
        (satang, rules, quantity) => {
          const size = sizeOf(satang, rules)
          expect(linePrice(size, quantity)).toBe((unitSatang(size, quantity) * quantity) / 100)
        },
      ),
    )
  })
})

it('R21.2: a special price counts alone, whatever the tiers say', () => {
  fc.assert(
    fc.property(anyPrice, anyRules, anyQuantity, anyPrice, (satang, rules, quantity, special) => {
      const size = { ...sizeOf(satang, rules), specialPrice: { amount: special / 100 } }
      expect(unitSatang(size, quantity)).toBe(special)
      expect([tiersOf(size), tierAt(size, quantity), nextTier(size, quantity, 9_999)]).toEqual([
        [],
        undefined,
        undefined,
      ])
    }),
  )
})

it('R21.4: the next tier is the first that is not reached, where the stock reaches it', () => {
  const size = sizeOf(10_000, [
    { from: 10, percent: 5 },
    { from: 50, percent: 10 },
  ])
  expect(nextTier(size, 7, 100)).toEqual({ from: 10, more: 3, price: { amount: 95 } })
  expect(nextTier(size, 10, 100)).toEqual({ from: 50, more: 40, price: { amount: 90 } })
  expect(nextTier(size, 10, 49)).toBeUndefined()
  expect(nextTier(size, 50, 100)).toBeUndefined()
})

describe('R21.5: tiers as they are written', () => {
  it('are read as they were', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(readTiers(tiersText(rules))).toEqual(rules)
      }),
    )
  })

  test.each([
    ['50-10%;10 − 5 %', '10 -5%, 50 -10%'],
    [' 10 –5% \n 20 -6%', '10 -5%, 20 -6%'],
  ])('%j is %s', (text, written) => {
    expect(tiersText(readTiers(text) ?? [])).toBe(written)
  })

  test.each([
    '',
    '-',
    '10',
    '10 5%',
    '1 -5%',
    '10 -0%',
    '10 -91%',
    '10 -5%, 10 -6%',
    '10 -5%, 20 -5%',
    '10 -5%, 20 -4%',
    '2 -1%, 3 -2%, 4 -3%, 5 -4%, 6 -5%, 7 -6%',
    '10 -5.5%',
  ])('%j is none', (text) => {
    expect(readTiers(text)).toBeUndefined()
  })
})
