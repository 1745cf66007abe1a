import { readFile, writeFile } from 'node:fs/promises'
import { absolute } from './flow-files.ts'

const whole = 'src/app/styles/fonts/anuphan-whole.woff2'
const cut = 'src/app/styles/fonts/anuphan.woff2'

/** Joins and moves Thai marks, kerns letters and aligns the figures of prices; the typeface has more. */
const features = ['ccmp', 'locl', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'tnum']

/** Cuts the typeface to what the shop writes. With `check` it names the file if it would differ. */
export async function generateFont({ check }: { check: boolean }): Promise<string[]> {
  const { default: subsetFont } = await import('subset-font')
  const font = await subsetFont(await readFile(absolute(whole)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: features,
    noHinting: true,
  })
  const present = await readFile(absolute(cut)).catch(() => undefined)
  if (present?.equals(font)) return []
  if (check) return [`${cut} is not what npm run gen writes`]
  await writeFile(absolute(cut), font)
  return []
}

/** The characters that the shop's typeface is cut to. Others appear in a font of the device. */
const fontCharacters = [
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
