import type { Money, PriceTier } from '../openapi/generated/schema.ts'

/** From so many pieces of one variant in a line, each costs so many percent less. */
export interface TierRule {
  from: number
  percent: number
}

/** What a size says of its prices, wherever it is shown. */
export interface PricedSize {
  price: Money
  specialPrice?: Money | undefined
  /** The fewest pieces first. */
  tiers?: readonly PriceTier[] | undefined
}

export const tierLimits = { count: 5, from: { min: 2, max: 9_999 }, percent: { min: 1, max: 90 } } as const

/** An amount in whole satang, so that a sum is exact. */
export const inSatang = (money: Money | undefined): number => Math.round((money?.amount ?? 0) * 100)

/** The tiers that hold: none while there is a special price, so that the two never add up. */
export const tiersOf = ({ specialPrice, tiers = [] }: PricedSize): readonly PriceTier[] =>
  inSatang(specialPrice) > 0 ? [] : tiers

export const tierAt = (size: PricedSize, quantity: number): PriceTier | undefined =>
  tiersOf(size)
    .filter(({ from }) => from <= quantity)
    .at(-1)

/** The next lower price, and how many pieces more it takes; undefined where the stock does not reach it. */
export function nextTier(
  size: PricedSize,
  quantity: number,
  stock: number,
): (PriceTier & { more: number }) | undefined {
  const tier = tiersOf(size).find(({ from }) => from > quantity)
  return tier && tier.from <= stock ? { ...tier, more: tier.from - quantity } : undefined
}

/** What one piece costs where so many are bought: the special price if it is greater than 0, or that of the tier. */
export const unitSatang = (size: PricedSize, quantity: number): number =>
  inSatang(size.specialPrice) || inSatang(tierAt(size, quantity)?.price ?? size.price)

export const unitPrice = (size: PricedSize, quantity: number): number => unitSatang(size, quantity) / 100

/** What a line costs. */
export const linePrice = (size: PricedSize, quantity: number): number =>
  (unitSatang(size, quantity) * quantity) / 100

/** The price of a tier, rounded to the satang; nothing is given away. */
export const tierSatang = (priceSatang: number, { percent }: TierRule): number =>
  Math.max(1, Math.round((priceSatang * (100 - percent)) / 100))

/** As staff and their files write it: `10 -5%, 50 -10%`. */
export const tiersText = (rules: readonly TierRule[]): string =>
  rules.map(({ from, percent }) => `${from} -${percent}%`).join(', ')

/** Reads tiers, in any order; undefined where they are none, or where more pieces would not cost less. */
export function readTiers(text: string): TierRule[] | undefined {
  const parts = text.split(/[,;\n]/).map((part) => /^\s*(\d{1,4})\s*[-−–]\s*(\d{1,2})\s*%\s*$/.exec(part))
  const rules = parts
    .map((part) => ({ from: Number(part?.[1]), percent: Number(part?.[2]) }))
    .toSorted((one, other) => one.from - other.from)
  return rules.length <= tierLimits.count && rules.every(isNextOf) ? rules : undefined
}

function isNextOf({ from, percent }: TierRule, index: number, rules: readonly TierRule[]): boolean {
  const before = rules[index - 1] ?? { from: tierLimits.from.min - 1, percent: tierLimits.percent.min - 1 }
  return from > before.from && percent > before.percent && percent <= tierLimits.percent.max
}
