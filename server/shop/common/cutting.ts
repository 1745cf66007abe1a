import type { Cutting } from '../../../openapi/generated/schema.ts'
import type { LineCutting } from '../../db/schema/carts.ts'
import { baht } from './measures.ts'

/** What the cuts of a line cost; 0 where none of its sheets is cut. */
export const cutsSatang = (cutting: LineCutting | null | undefined): number =>
  cutting ? cutting.cuts * cutting.cutSatang : 0

export function toCutting(cutting: LineCutting | null): { cutting?: Cutting } {
  if (!cutting) return {}
  const { cutSatang: _, ...shown } = cutting
  return { cutting: { ...shown, price: baht(cutsSatang(cutting)) } }
}
