const formats = new Map<number, Intl.NumberFormat>()

/** Arabic numerals in groups of three, in both languages: `1,220`, `10.63`. */
export function formatNumber(value: number, maximumDecimals = 2): string {
  // Most figures of a page are written without a group or a decimal, and the platform's format takes long.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return `${value}`
  const known = formats.get(maximumDecimals)
  const format = known ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: maximumDecimals })
  if (!known) formats.set(maximumDecimals, format)
  return format.format(value)
}
