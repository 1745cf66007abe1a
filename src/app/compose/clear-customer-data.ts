import { storeSeenPrices } from '../../flows/cart/seen-prices.ts'
import { clearPieces } from '../../flows/cut-to-size/written-pieces.ts'
import { dropAllDrafts } from '../../lib/forms/form-draft.ts'
import { clearLeftOut } from '../../lib/left-out-lines.ts'

/** Called when a customer signs out, so that the next one at this device finds nothing of theirs. */
export function clearCustomerData(): void {
  dropAllDrafts()
  clearLeftOut()
  clearPieces()
  storeSeenPrices({})
}
