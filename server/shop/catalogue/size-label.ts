import { inLanguage, type ApiLanguage } from '../common/language.ts'

/** Lengths above this belong to rolls, and are written in metres. */
const rollLength = 10_000

/** One for all sizes: `toLocaleString` makes a formatter for each, which was half of the work of a filtered page. */
const measure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** Width and length as the shop writes them: `1,220 × 2,440 มม.`, and of a roll `1.22 × 50 ม.` */
export function sizeLabel(language: ApiLanguage, width: number, length: number): string {
  const number = (value: number): string => measure.format(value)
  const [mm, m] = [inLanguage(language, 'มม.', 'mm'), inLanguage(language, 'ม.', 'm')]
  if (length < rollLength) return `${number(width)} × ${number(length)} ${mm}`
  if (width < 500) return `${number(width)} ${mm} × ${number(length / 1000)} ${m}`
  return `${number(width / 1000)} × ${number(length / 1000)} ${m}`
}
