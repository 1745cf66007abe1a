import { storeSeenPrices } from '../../flows/cart/seen-prices.ts'
import { dropAllDrafts } from '../../lib/form-draft.ts'
import { forgetLeftOut } from '../../lib/left-out-lines.ts'

/** Called when a customer signs out, so that the next one at this device finds nothing of theirs. */
export function forgetCustomer(): void {
  dropAllDrafts()
  forgetLeftOut()
  storeSeenPrices({})
}
