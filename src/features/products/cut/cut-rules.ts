import * as v from 'valibot'
import { readQuantity } from '../../../components/quantity/read-quantity.ts'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { atMost, required } from '../../../lib/rules/rules.ts'
import { numberText } from '../../../lib/rules/number-text.ts'
import { ruleOf, type FieldValue, type Rule } from '../../../lib/rules/rule.ts'
import { maxLineQuantity } from '../../../lib/products/max-quantity.ts'
import { fitsOn, largestOf, ofThickness, type CutSheet } from './cut-sheets.ts'

/** A type and no interface, because a form takes only what is known to have no other fields. */
export type CutWish = {
  width: string
  length: string
  thickness: string
  quantity: string
  /** What else the shop should do: holes, round corners. */
  message: string
}

export const longestMessage = 200

const figure = (text: string) => Number(text.trim().replaceAll(',', ''))
const written = v.pipe(v.string(), v.trim(), v.regex(numberText(1)))
const millimetres = ruleOf(v.pipe(written, v.transform(figure), v.minValue(1)), { key: 'millimetres' })
const isCount = (count: number | undefined) => count !== undefined && count >= 1 && count <= maxLineQuantity
const pieces = ruleOf(v.pipe(v.string(), v.transform(readQuantity), v.check(isCount)), {
  key: 'pieces',
  figure: formatNumber(maxLineQuantity),
})

/** The piece must fit on the largest sheet of the chosen thickness. */
export function cutRules(sheets: CutSheet[], thickness: string): Record<keyof CutWish, Rule[]> {
  const ofThis = ofThickness(sheets, thickness)
  const largest = largestOf(ofThis)
  const fits = (isValid: Rule['isValid']): Rule => ({
    isValid,
    message: {
      key: 'tooLargeForSheet',
      figure: largest ? `${formatNumber(largest.width)} × ${formatNumber(largest.length)}` : '',
    },
  })
  const sideOf = (value: FieldValue) =>
    typeof value === 'string' && v.is(written, value) ? figure(value) : 0
  return {
    width: [required, millimetres, fits((value) => fitsOn(ofThis, sideOf(value), 0))],
    length: [
      required,
      millimetres,
      fits((value, { width }) => fitsOn(ofThis, sideOf(value), 0) && fitsTogether(width, value)),
    ],
    thickness: [required],
    quantity: [required, pieces],
    message: [atMost(longestMessage)],
  }

  /** A width that is too large by itself is the other field's fault. */
  function fitsTogether(width: FieldValue, length: FieldValue): boolean {
    const [across, along] = [sideOf(width), sideOf(length)]
    return !fitsOn(ofThis, across, 0) || fitsOn(ofThis, across, along)
  }
}
