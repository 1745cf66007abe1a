import { unbrokenMeasures } from '../content/unbroken-measures.ts'
import { palette } from './palette.ts'
import { labelOf } from './size-label.ts'
import type { Specification } from './specification.ts'
import type { Text, Variant } from './types.ts'
import { units } from './units.ts'

function inLanguage(spec: Specification, variants: readonly Variant[], language: keyof Text): string {
  const paragraphs = spec.about[language].split('\n').map((line) => `<p>${line.trim()}</p>`)
  const own = [...rangeFacts(spec, variants)].map(
    ([label, words]) => `<li><strong>${label[language]}:</strong> ${words[language]}</li>`,
  )
  return unbrokenMeasures(`${paragraphs.join('')}<ul>${own.join('')}</ul>`)
}

/** The available colours and sizes, derived from the variants. */
function* rangeFacts(spec: Specification, variants: readonly Variant[]): Generator<readonly [Text, Text]> {
  const colors = (spec.setOf ?? spec.colors).map((name) => palette[spec.colorsAs?.[name] ?? name].name)
  if (colors.length > 1) {
    const list = {
      th: colors.map((one) => one.th).join(' '),
      en: colors.map((one) => one.en.toLowerCase()).join(', '),
    }
    yield [
      { th: 'สี', en: 'Colours' },
      { th: `${colors.length} สี ได้แก่ ${list.th}`, en: `${list.en} (${colors.length})` },
    ]
  }
  const [first, last] = [spec.sizes[0], spec.sizes[spec.sizes.length - 1]]
  if (first && last && spec.sizes.length > 1) {
    const [from, to] = [labelOf(spec.shape, first), labelOf(spec.shape, last)]
    yield [
      { th: 'ขนาด', en: 'Sizes' },
      {
        th: `${spec.sizes.length} ขนาด จาก ${from.th} ถึง ${to.th}`,
        en: `${spec.sizes.length}, from ${from.en} to ${to.en}`,
      },
    ]
  }
  const grams = variants.map((one) => one.weightGrams)
  const [lightest, heaviest] = [Math.min(...grams), Math.max(...grams)]
  const unit = units[spec.unit]
  const range = (language: keyof Text): string =>
    lightest === heaviest
      ? weightWords(lightest, heaviest, language)
      : `${weightFigure(lightest, heaviest)} – ${weightWords(heaviest, heaviest, language)}`
  yield [
    { th: 'น้ำหนัก', en: 'Weight' },
    { th: `${range('th')} ต่อ${unit.th}`, en: `${range('en')} a ${unit.en}` },
  ]
}

const isInKilograms = (heaviest: number): boolean => heaviest >= 1000

const weightFigure = (grams: number, heaviest: number): string =>
  isInKilograms(heaviest) ? (grams / 1000).toFixed(grams < 100 ? 3 : 2) : String(grams)

/** A weight in the unit of the heaviest size, so that the sizes of a product compare. */
function weightWords(grams: number, heaviest: number, language: keyof Text): string {
  const unit = isInKilograms(heaviest) ? { th: 'กก.', en: 'kg' } : { th: 'กรัม', en: 'g' }
  return `${weightFigure(grams, heaviest)} ${unit[language]}`
}

export const describeHtml = (spec: Specification, variants: readonly Variant[]): Text => ({
  th: inLanguage(spec, variants, 'th'),
  en: inLanguage(spec, variants, 'en'),
})
