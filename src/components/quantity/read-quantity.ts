/** Typed digits, also Thai ones and in groups of three. Anything else, such as a fraction, is no quantity. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/

export function readQuantity(typed: string): number | undefined {
  const text = typed.trim().replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  return wholeNumber.test(text) ? Number(text.replaceAll(',', '')) : undefined
}
