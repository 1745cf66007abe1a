import { formatNumber } from './format-number.ts'
import type { Language } from '../language.ts'

/**
 * `3 แผ่น`, `1 sheet`, `75 sheets`, on one line. The unit arrives in the singular, which is also how a price names it.
 */
export const formatAmount = (quantity: number, unit: string, language: Language): string =>
  `${formatNumber(quantity)}\u00a0${quantity === 1 ? unit : formatUnits(unit, language)}`

interface Line {
  quantity: number
  unit?: string | undefined
}

/** `4 แผ่น, 2 ม้วน`: what is sold by the sheet is not counted with rolls. A product without a unit has `otherUnit`. */
export function formatAmounts(lines: readonly Line[], otherUnit: string, language: Language): string {
  const byUnit = new Map<string, number>()
  for (const { quantity, unit = otherUnit } of lines) byUnit.set(unit, (byUnit.get(unit) ?? 0) + quantity)
  return [...byUnit].map(([unit, quantity]) => formatAmount(quantity, unit, language)).join(', ')
}

/** The plural of a unit: `sheets`, `boxes`. Thai has none. */
export function formatUnits(unit: string, language: Language): string {
  if (language === 'th' || unit === '') return unit
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}
