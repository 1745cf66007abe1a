import {
  cutPieceCount,
  maxCutRows,
  joinedPieces,
  maxCutPieces,
  planCuts,
  whyNotCut,
} from '../../../machines/cut-plan.ts'
import type { CutList, CutPiece, FieldProblem } from '../../../openapi/generated/schema.ts'
import type { LineCutting } from '../../db/schema/carts.ts'
import { satangOf } from '../common/measures.ts'
import { invalid, Problem } from '../common/problem.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import type { CartLine } from './cart-line.ts'
import type { ProductVariant } from './product-variant.ts'

export type PlanCutting = (asked: AskedCutting) => { quantity: number; cutting: LineCutting }

interface AskedCutting {
  productVariant: ProductVariant
  list: CutList
  quantity: number
  /** The line that the list is added to. */
  line: CartLine | undefined
  /** Where the change stands in the request. */
  field: string
}

/** Plans the lists of one request. All of them together have no more pieces than one line: a plan takes time. */
export function cuttingPlanner({ kerfMm, minimumMm, bahtPerCut }: ShopSettings['cutting']): PlanCutting {
  let planned = 0
  return ({ productVariant: { product, variant }, list, quantity, line, field }) => {
    const at = `${field}.cutting`
    if (!product.isCuttable || variant.thicknessMm === null)
      throw refused([{ field: at, code: 'notCuttable' }])
    const whole = quantity - list.sheets
    if (whole < 0)
      throw invalid('More sheets are cut than are wanted', [{ field: `${at}.sheets`, code: 'maximum' }])
    const sheet = { width: variant.widthMm, length: variant.lengthMm }
    const faultOf = (piece: CutPiece) => whyNotCut(piece, sheet, { kerf: kerfMm, minimum: minimumMm })
    const wrong = list.pieces.flatMap((piece, row): FieldProblem[] => {
      const code = faultOf(piece)
      return code ? [{ field: `${at}.pieces.${row}`, code }] : []
    })
    if (wrong.length > 0) throw refused(wrong)
    const before = line?.cutting?.pieces ?? []
    // The sheets may have become smaller since.
    if (before.some((piece) => faultOf(piece) === 'tooLarge'))
      throw refused([{ field: at, code: 'notCuttable' }])
    const pieces = joinedPieces([...before, ...list.pieces])
    planned += cutPieceCount(pieces)
    if (planned > maxCutPieces || pieces.length > maxCutRows)
      throw refused([{ field: `${at}.pieces`, code: 'tooMany' }])
    const { sheets, cuts } = planCuts(pieces, sheet, kerfMm)
    const wholeBefore = line ? line.quantity - (line.cutting?.sheets ?? 0) : 0
    return {
      quantity: wholeBefore + whole + sheets.length,
      cutting: {
        pieces,
        sheets: sheets.length,
        cuts,
        cutSatang: satangOf(bahtPerCut),
        kerf: kerfMm,
        ...sheet,
      },
    }
  }
}

type CutLine = Pick<CartLine, 'quantity' | 'productVariant' | 'cutting'>

/** Whether the goods are still cut, from sheets of the size that the list was planned on. */
export const isStillCut = ({ productVariant: { product, variant }, cutting }: CutLine): boolean =>
  cutting === null ||
  (product.isCuttable && variant.widthMm === cutting.width && variant.lengthMm === cutting.length)

/** The line with its list planned on the sheets and at the price of today; undefined where they are not cut so any more. */
export function planAnew<Line extends CutLine>(
  settings: ShopSettings['cutting'],
  line: Line,
): Line | undefined {
  const { productVariant, quantity, cutting } = line
  if (cutting === null) return line
  try {
    const asked = { productVariant, list: cutting, quantity, line: undefined, field: '' }
    return { ...line, ...cuttingPlanner(settings)(asked) }
  } catch (error) {
    if (error instanceof Problem && error.code === 'CUT_REFUSED') return undefined
    throw error
  }
}

const refused = (errors: FieldProblem[]) => new Problem('CUT_REFUSED', 'This cannot be cut', { errors })
