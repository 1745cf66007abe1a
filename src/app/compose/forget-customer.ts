import { storeSeenPrices } from '../../flows/cart/seen-prices.ts'
import { forgetPieces } from '../../flows/cut-to-size/written-pieces.ts'
import { dropAllDrafts } from '../../lib/forms/form-draft.ts'
import { forgetLeftOut } from '../../lib/left-out-lines.ts'

/** Called when a customer signs out, so that the next one at this device finds nothing of theirs. */
export function forgetCustomer(): void {
  dropAllDrafts()
  forgetLeftOut()
  forgetPieces()
  storeSeenPrices({})
}
