import type { Dimensions, ProductListItem } from '../../../openapi/generated/schema.ts'
import {
  formatDimensions,
  formatFigures,
  formatLength,
  formatSpan,
  formatWeights,
  lengthUnitName,
} from './format-measure.ts'
import { formatNumber } from './format-number.ts'
import type { Language } from '../language.ts'

type Sizes = ProductListItem['sizes']

const words = {
  th: { thick: 'หนา', wide: 'หน้ากว้าง', long: 'ยาว', to: 'ถึง', upTo: 'ถึง' },
  en: { thick: 'thick', wide: 'wide', long: 'long', to: 'to', upTo: 'up to' },
}

/** Longer than any sheet: what is sold in this length comes on a roll. */
const rollLength = 10_000
/** What is thicker stands up: its third measure is a height. */
const thickest = 100

/** A non-breaking space, which keeps a measure on one line. */
const space = '\u00a0'

/**
 * What the variants of a product measure, as parts of a list: `1,220 × 2,440 มม.`, `หนา 2–5 มม.`,
 * `0.43–17.7 กก.`
 */
export function formatSizes(sizes: Sizes, language: Language): string[] {
  const { faces, thickness } = formatMeasures(sizes, language)
  const thick = thickness !== undefined && !hasName(sizes) ? [named('thick', thickness, language)] : []
  return [...faces, ...thick, formatWeights(sizes.weight, language)]
}

/**
 * What a card says on one line: of one size all it measures, of several how far they go, of rolls in their width:
 * `3 มม. · 1,300 × 2,450 มม.`, `5–10 มม.`, `หน้ากว้าง 0.91–1.52 ม.`
 */
export function formatRange(sizes: Sizes, language: Language): string {
  const { faces, thickness } = formatMeasures(sizes, language)
  const [face = ''] = faces
  if (sizes.count === 1)
    return (hasName(sizes) ? faces : [thickness, ...faces])
      .filter((part) => part !== undefined)
      .join(`${space}· `)
  const isRoll = Math.min(sizes.smallest.length, sizes.largest.length) >= rollLength
  if (isRoll) return face
  return thickness ?? `${words[language].upTo} ${formatDimensions(sizes.largest, language)}`
}

/** The size, and apart from it the thickness of what lies flat. */
export function formatMeasures(sizes: Sizes, language: Language): { faces: string[]; thickness?: string } {
  const isFlat = isThin(sizes)
  const name = sizes.label?.replaceAll(' ', space) ?? ''
  return {
    faces: hasName(sizes) ? [name] : formatFaces(sizes, isFlat, language),
    ...(isFlat && sizes.thickness && { thickness: range(sizes.thickness, language) }),
  }
}

/** Whether the one size has a name, as `A4`, and not just its measures. */
const hasName = ({ label, smallest }: Sizes) =>
  label !== undefined && !label.replaceAll(' ', space).startsWith(formatFigures(smallest))

/** One variant: its size and, of what lies flat, its thickness apart. */
export function formatVariant(
  label: string,
  size: Dimensions,
  language: Language,
): { size: string; thickness?: string; isThicknessInSize?: boolean } {
  const face = faceOf(size)
  const { thickness } = size
  const text = label.replaceAll(' ', space)
  const isFlat =
    thickness !== undefined &&
    isThin({ thickness: { min: 0, max: thickness }, smallest: size, largest: size })
  if (!isFlat) return { size: label }
  const isMeasured = text.startsWith(formatFigures(face))
  return {
    size: isMeasured ? formatDimensions(face, language) : label,
    thickness: formatLength(thickness, 'millimetre', language),
    ...(!isMeasured && { isThicknessInSize: hasFigure(label, formatNumber(thickness, 3)) }),
  }
}

/** Whether a text has the figure on its own: `Ø 20 หนา 2` has 2, and `A2` has not. */
const hasFigure = (text: string, figure: string) => text.split(/[\s\u00a0×]+/).includes(figure)

type Measured = Pick<Sizes, 'smallest' | 'largest' | 'thickness'>

function isThin({ thickness, smallest, largest }: Measured): boolean {
  const shortest = Math.min(smallest.width, smallest.length, largest.width, largest.length)
  return thickness !== undefined && thickness.max <= thickest && thickness.max * 4 <= shortest
}

function formatFaces({ smallest, largest }: Sizes, isFlat: boolean, language: Language): string[] {
  const byLength = between(smallest.length, largest.length)
  if (byLength.min >= rollLength)
    return [
      named('wide', range(between(smallest.width, largest.width), language), language),
      named('long', range(byLength, language), language),
    ]
  const [least, most] = isFlat ? [faceOf(smallest), faceOf(largest)] : [smallest, largest]
  const whole = formatDimensions(most, language)
  const isOne = formatFigures(least) === formatFigures(most)
  return [isOne ? whole : `${formatFigures(least)} ${words[language].to} ${whole}`]
}

const faceOf = ({ thickness: _, ...face }: Sizes['smallest']) => face

const between = (a: number, b: number) => ({ min: Math.min(a, b), max: Math.max(a, b) })

/** Millimetres, or metres where both are at least half a metre of a roll: `0.91–1.52 ม.` */
function range({ min, max }: { min: number; max: number }, language: Language): string {
  const isLong = min >= 500
  const inUnit = (millimetres: number) =>
    isLong ? formatNumber(millimetres / 1000, 2) : formatNumber(millimetres, 3)
  const figures = min === max ? inUnit(max) : formatSpan(inUnit(min), inUnit(max))
  return `${figures}${space}${lengthUnitName(isLong ? 'metre' : 'millimetre', language)}`
}

/** Thai puts the word before the measure, and English after it. */
function named(word: 'thick' | 'wide' | 'long', measure: string, language: Language): string {
  const name = words[language][word]
  return language === 'th' ? `${name}${space}${measure}` : `${measure}${space}${name}`
}
