import { isSameLine } from '../../../machines/cart/cart.machine.ts'
import { addedUp, type GuestLine, type ShownLine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import { maxLineQuantity } from '../../lib/products/max-quantity.ts'

const maxGuestLines = 50

interface Refusal {
  code: string
  errors?: { field: string }[]
}

/** Why these goods cannot be added to those that wait: there are too many lines, or the shop has less. */
export function refusalOf(goods: ShownLine[], held: readonly GuestLine[]): Refusal | undefined {
  const lines = addedUp(goods)
  const more = lines.filter(({ line }) => !held.some((one) => isSameLine(one.line, line)))
  if (more.length > 0 && held.length + more.length > maxGuestLines) return { code: 'GUEST_CART_FULL' }
  for (const { line, shown } of lines) {
    const before = held.find((one) => isSameLine(one.line, line))
    // Whole sheets come beside the sheets that are cut.
    const quantity = line.quantity + (line.cutting ? 0 : (before?.line.cutting?.sheets ?? 0))
    if (quantity <= Math.min(shown.stock, maxLineQuantity)) continue
    const place = goods.findLastIndex((one) => isSameLine(one.line, line))
    const code = quantity > shown.stock ? 'OUT_OF_STOCK' : 'VALIDATION'
    return { code, errors: [{ field: `${place}.value.quantity` }] }
  }
  return undefined
}

/** The lines that goods make, those of one variant together; throws what they are refused for. */
export function linesToAdd(goods: ShownLine[], held: readonly GuestLine[]): ShownLine[] {
  const refusal = refusalOf(goods, held)
  if (refusal) throw refusal
  return addedUp(goods)
}
