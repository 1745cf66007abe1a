import type { variants } from '../../db/schema/catalogue.ts'

export type KnownVariant = typeof variants.$inferSelect

/** The variants of a product that the words leave, what is in stock first, and whether each word said something. */
export function fittingVariants(
  all: readonly KnownVariant[],
  words: readonly string[],
): { left: KnownVariant[]; isWhole: boolean } {
  let left = [...all]
  let isWhole = true
  for (const word of words) {
    const fitting = narrowed(left, word)
    if (fitting.length > 0) left = fitting
    else isWhole = false
  }
  return {
    left: left.toSorted(
      (one, other) => Number(other.stock > 0) - Number(one.stock > 0) || one.position - other.position,
    ),
    isWhole,
  }
}

/** By the best way in which the word fits any: a whole name or measure before the beginning of one. */
function narrowed(all: readonly KnownVariant[], word: string): KnownVariant[] {
  for (const fits of [isName, isMeasure, isColor, isPart]) {
    const found = all.filter((variant) => fits(variant, word))
    if (found.length > 0) return found
  }
  return []
}

const nameOf = ({ id, productId }: KnownVariant) => id.slice(productId.length + 1).toLowerCase()
const isName = (variant: KnownVariant, word: string) =>
  nameOf(variant) === word || nameOf(variant).split('-').includes(word)

/** `3`, `3mm`, `1220x2440` or `1220x2440x3`, in millimetres; the face in either order. */
function isMeasure({ widthMm, lengthMm, thicknessMm }: KnownVariant, word: string): boolean {
  const numbers = /^[\d.]+(?:x[\d.]+){0,2}(?:mm\.?|มม\.?)?$/.test(word)
    ? word
        .replace(/[^\d.x].*$/, '')
        .split('x')
        .map(Number)
    : []
  const [one, other, thick] = numbers
  if (one === undefined) return false
  if (other === undefined) return one === thicknessMm || (thicknessMm === null && one === widthMm)
  const isFace = (one === widthMm && other === lengthMm) || (one === lengthMm && other === widthMm)
  return isFace && (thick === undefined || thick === thicknessMm)
}

const wordsOf = (text: string) => text.toLowerCase().split(/[\s,·()/-]+/)
const isColor = ({ colorNameTh, colorNameEn }: KnownVariant, word: string) =>
  [colorNameTh.toLowerCase(), colorNameEn.toLowerCase()].includes(word.replace(/^สี/, ''))
const isPart = ({ colorNameTh, colorNameEn, labelTh, labelEn }: KnownVariant, word: string) =>
  wordsOf(`${colorNameTh} ${colorNameEn} ${labelTh} ${labelEn}`).includes(word) ||
  (word.length > 2 && colorNameTh.startsWith(word.replace(/^สี/, '')))
