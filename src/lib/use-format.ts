import { useTranslation } from 'react-i18next'
import { formatAmount, formatUnits } from './format-amount.ts'
import { formatDate, formatDateTime, formatTime } from './format-date.ts'
import { formatDimensions, formatWeight } from './format-measure.ts'
import { toLanguage } from './language.ts'

/** The formatters for the page's language. */
export function useFormat() {
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language) ?? 'th'
  return {
    language,
    date: (iso: string, length?: 'long' | 'short') => formatDate(iso, language, length),
    time: (iso: string) => formatTime(iso, language),
    dateTime: (iso: string) => formatDateTime(iso, language),
    weight: (weight: Parameters<typeof formatWeight>[0]) => formatWeight(weight, language),
    amount: (quantity: number, unit: string) => formatAmount(quantity, unit, language),
    units: (unit: string) => formatUnits(unit, language),
    dimensions: (size: Parameters<typeof formatDimensions>[0]) => formatDimensions(size, language),
  }
}
