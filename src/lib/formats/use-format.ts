import { useTranslation } from 'react-i18next'
import { formatAmount, formatAmounts, formatUnits } from './format-amount.ts'
import { formatDate, formatDateTime, formatDay, formatTime } from './format-date.ts'
import {
  formatDimensions,
  formatKilograms,
  formatLength,
  formatWeight,
  formatWeights,
  lengthUnitName,
  weightUnitName,
} from './format-measure.ts'
import { formatMeasures, formatRange, formatVariant } from './format-sizes.ts'
import { toLanguage } from '../language.ts'

type Unit = Parameters<typeof lengthUnitName>[0]

/** The formatters for the page's language. */
export function useFormat() {
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language) ?? 'th'
  return {
    language,
    date: (iso: string, length?: 'long' | 'short') => formatDate(iso, language, length),
    day: (iso: string) => formatDay(iso, language),
    time: (iso: string) => formatTime(iso, language),
    dateTime: (iso: string) => formatDateTime(iso, language),
    weight: (weight: Parameters<typeof formatWeight>[0]) => formatWeight(weight, language),
    length: (value: number, unit: Unit) => formatLength(value, unit, language),
    lengthUnit: (unit: Unit) => lengthUnitName(unit, language),
    weightUnit: (unit: Parameters<typeof weightUnitName>[0]) => weightUnitName(unit, language),
    amount: (quantity: number, unit: string) => formatAmount(quantity, unit, language),
    amounts: (lines: Parameters<typeof formatAmounts>[0], otherUnit: string) =>
      formatAmounts(lines, otherUnit, language),
    units: (unit: string) => formatUnits(unit, language),
    weights: (weights: Parameters<typeof formatWeights>[0]) => formatWeights(weights, language),
    kilograms: (weight: Parameters<typeof formatKilograms>[0]) => formatKilograms(weight, language),
    variant: (label: string, size: Parameters<typeof formatDimensions>[0]) =>
      formatVariant(label, size, language),
    measures: (sizes: Parameters<typeof formatMeasures>[0]) => formatMeasures(sizes, language),
    range: (sizes: Parameters<typeof formatRange>[0]) => formatRange(sizes, language),
    dimensions: (size: Parameters<typeof formatDimensions>[0]) => formatDimensions(size, language),
  }
}
