import { planCuts, type CutSheet } from '../../../machines/cut-plan.ts'
import { inSatang } from '../../../machines/quantity-prices.ts'
import type { CutPiece, Cutting, CuttingTerms } from '../../../openapi/generated/schema.ts'

/** What pieces take of such sheets, and what their cuts cost now. */
export function plannedCutting(
  pieces: CutPiece[],
  { width, length }: CutSheet,
  { kerf, price }: CuttingTerms,
): Cutting {
  const { sheets, cuts } = planCuts(pieces, { width, length }, kerf)
  return {
    ...{ pieces, sheets: sheets.length, cuts, kerf, width, length },
    price: { amount: (cuts * inSatang(price)) / 100 },
  }
}
