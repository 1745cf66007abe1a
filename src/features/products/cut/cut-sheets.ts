import type { Product, VariantSize } from '../../../../openapi/generated/schema.ts'
import { choicesOf, isSameColor, type Choice } from '../detail/choice/product-choice.ts'

/** In millimetres. */
export interface CutSheet {
  width: number
  length: number
  thickness: number
}

const inMillimetres = { millimetre: 1, centimetre: 10, metre: 1000 }
const leastSide = 300
const maxThickness = 60

/** The sheets of the chosen colour that can be cut to size; none if the product does not come in sheets. */
export function cutSheets(product: Product, choice: Choice): CutSheet[] {
  return choicesOf(product)
    .filter(({ color }) => isSameColor(color, choice.color))
    .flatMap(({ size }) => asSheet(size) ?? [])
}

/** A sheet is labelled by its three measures and is flat; a box, a bar and a roll are not. */
function asSheet({ label, dimensions }: VariantSize): CutSheet | undefined {
  const { width, length, thickness, unit } = dimensions
  if (thickness === undefined || !/^[\d,.]+ × [\d,.]+ × [\d,.]+ /.test(label)) return undefined
  const [w, l, t] = [width, length, thickness].map((side) => side * inMillimetres[unit]) as [
    number,
    number,
    number,
  ]
  const isFlat = t <= maxThickness && t * 4 <= Math.min(w, l) && Math.max(w, l) >= leastSide
  return isFlat ? { width: w, length: l, thickness: t } : undefined
}

/** Whether a piece fits on one of the sheets, turned either way. */
export function fitsOn(sheets: CutSheet[], width: number, length: number): boolean {
  const [short, long] = [Math.min(width, length), Math.max(width, length)]
  return sheets.some(
    (sheet) => short <= Math.min(sheet.width, sheet.length) && long <= Math.max(sheet.width, sheet.length),
  )
}

export const ofThickness = (sheets: CutSheet[], thickness: string) =>
  sheets.filter((sheet) => String(sheet.thickness) === thickness)

export function largestOf(sheets: CutSheet[]): CutSheet | undefined {
  return sheets.toSorted((one, other) => other.width * other.length - one.width * one.length)[0]
}
