import type { Dimensions, Weight } from '../../../openapi/generated/schema.ts'
import { formatNumber } from './format-number.ts'
import type { Language } from '../language.ts'

const weightUnits = {
  th: { gram: 'ก.', kilogram: 'กก.' },
  en: { gram: 'g', kilogram: 'kg' },
}
const lengthUnits = {
  th: { millimetre: 'มม.', centimetre: 'ซม.', metre: 'ม.' },
  en: { millimetre: 'mm', centimetre: 'cm', metre: 'm' },
}

/** A non-breaking space, which keeps a figure and its unit on one line. */
const space = '\u00a0'

/** `2–5` on one line: browsers break after a dash, and a word joiner forbids it. */
export const formatSpan = (from: string | number, to: string | number): string => `${from}–\u2060${to}`

/** `10.63 กก.`, `850 ก.`, with up to three decimals. */
export function formatWeight(weight: Weight, language: Language): string {
  return formatNumber(weight.value, 3) + space + weightUnits[language][weight.unit]
}

export const weightUnitName = (unit: Weight['unit'], language: Language): string =>
  weightUnits[language][unit]

export const lengthUnitName = (unit: Dimensions['unit'], language: Language): string =>
  lengthUnits[language][unit]

/** `2,440 มม.`, on one line. */
export function formatLength(value: number, unit: Dimensions['unit'], language: Language): string {
  return formatNumber(value, 3) + space + lengthUnits[language][unit]
}

/** `1,220 × 2,440 × 3 มม.`, on one line. */
export function formatDimensions(size: Dimensions, language: Language): string {
  return formatFigures(size) + space + lengthUnits[language][size.unit]
}

/** `1,220 × 2,440 × 3`, without a unit. */
export function formatFigures(size: Dimensions): string {
  const sides = [size.width, size.length, ...(size.thickness ? [size.thickness] : [])]
  return sides.map((side) => formatNumber(side)).join(`${space}×${space}`)
}

/** Kilograms even of what is light, for a column that has one unit: `10.63 กก.`, `0.07 กก.`, `0.004 กก.` */
export function formatKilograms(weight: Weight, language: Language): string {
  const kilograms = inGrams(weight) / 1000
  return formatNumber(kilograms, kilograms < 0.05 ? 3 : 2) + space + weightUnits[language].kilogram
}

/** `428 ก.`, `10.6 กก.`, `0.43–17.7 กก.`: one unit, and no figure that a hand cannot feel. */
export function formatWeights({ min, max }: { min: Weight; max: Weight }, language: Language): string {
  const unit = inGrams(max) < 1000 ? 'gram' : 'kilogram'
  const figure = (weight: Weight) => {
    const amount = inGrams(weight) / (unit === 'gram' ? 1 : 1000)
    return formatNumber(amount, amount < 10 ? 2 : 1)
  }
  const [least, most] = [figure(min), figure(max)]
  return (least === most ? most : formatSpan(least, most)) + space + weightUnits[language][unit]
}

/** The weight of several pieces together, in kilograms from one kilogram up. */
export function totalWeight(parts: readonly { weight: Weight; quantity: number }[]): Weight {
  const grams = parts.reduce((sum, { weight, quantity }) => sum + inGrams(weight) * quantity, 0)
  return grams < 1000
    ? { value: rounded(grams), unit: 'gram' }
    : { value: rounded(grams / 1000), unit: 'kilogram' }
}

/** The unit for a column of weights: kilograms as soon as one of them weighs a kilogram. */
export const sharedWeightUnit = (weights: readonly Weight[]): Weight['unit'] =>
  weights.some((weight) => inGrams(weight) >= 1000) ? 'kilogram' : 'gram'

export const inWeightUnit = (weight: Weight, unit: Weight['unit']): Weight => ({
  value: rounded(unit === 'kilogram' ? inGrams(weight) / 1000 : inGrams(weight)),
  unit,
})

export const inGrams = (weight: Weight): number =>
  weight.unit === 'kilogram' ? weight.value * 1000 : weight.value
const rounded = (value: number) => Math.round(value * 1000) / 1000
