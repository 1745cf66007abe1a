/**
 * Arabic numerals in groups of three, in both languages: `1,220`, `10.63`. By hand, because the platform's first format of a page
 * takes 20 ms to be made, and five times that on a phone.
 */
export function formatNumber(value: number, maximumDecimals = 2): string {
  const unit = 10 ** maximumDecimals
  // 1.005 is a little less than its name says, and would be rounded down.
  const rounded = Math.round(value * unit * (1 + Number.EPSILON)) / unit
  const [whole = '', decimals] = `${rounded}`.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}
