import type { FormatterModule } from 'i18next'
import { formatNumber } from '../lib/format-number.ts'

const nothing = () => undefined

/** Writes `{{count, number}}` as all numbers of the shop. i18next's own formatter makes one of `Intl` for each text. */
export const numberFormat: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format(value: unknown, name) {
    if (value === undefined || value === null) return ''
    if (!name) return String(value)
    if (name !== 'number') throw new Error(`There is no format '${name}': see src/i18n/number-format.ts`)
    return formatNumber(Number(value))
  },
}
