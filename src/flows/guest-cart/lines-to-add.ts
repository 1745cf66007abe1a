import { isSameLine } from '../../../machines/cart/cart.machine.ts'
import {
  addedUp,
  mostLines,
  type GuestLine,
  type ShownLine,
} from '../../../machines/guest-cart/guest-cart.machine.ts'
import { mostOfLine } from '../../lib/most-of-line.ts'

/** The lines that goods make, those of one variant together. Refuses what would drop older goods, and what the shop does not have. */
export function linesToAdd(goods: ShownLine[], held: readonly GuestLine[]): ShownLine[] {
  const lines = addedUp(goods)
  const more = lines.filter(({ line }) => !held.some((one) => isSameLine(one.line, line)))
  if (held.length + more.length > mostLines) throw { code: 'GUEST_CART_FULL' }
  for (const { line, shown } of lines) {
    if (line.quantity <= Math.min(shown.stock, mostOfLine)) continue
    const place = goods.findLastIndex((one) => isSameLine(one.line, line))
    const code = line.quantity > shown.stock ? 'OUT_OF_STOCK' : 'VALIDATION'
    throw { code, errors: [{ field: `${place}.value.quantity` }] }
  }
  return lines
}
