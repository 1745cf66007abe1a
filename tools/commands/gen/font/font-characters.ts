/** The characters that the shop's typeface is cut to. Others appear in a font of the device. */
export const fontCharacters = [
  between(' ', '~'),
  between('ก', 'ฺ'),
  between('฿', '๛'),
  // The space that does not break, as in "12 ม."
  '\u00A0',
  '©®™°±²³µ·×÷ØøÇçÉé½¼¾–—‘’“”•…′″⁴⁶⁸→←−≈≤≥',
].join('')

function between(first: string, last: string): string {
  const start = first.charCodeAt(0)
  const codes = Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index)
  return String.fromCharCode(...codes)
}
