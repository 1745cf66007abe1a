import type { CartItem } from '../../../openapi/generated/schema.ts'
import type { CartView } from '../../flows/cart/cart-view.ts'
import { isTooMany } from './cart-line-facts.ts'

export type CheckoutReason = 'answerOffer' | 'chooseLines' | 'tooMany' | 'refusedQuantity'

/** Why the chosen lines cannot be ordered; undefined if they can. */
export function whyNoCheckout(chosen: readonly CartItem[], view: CartView): CheckoutReason | undefined {
  if (view === 'conflict') return 'answerOffer'
  if (chosen.length === 0) return 'chooseLines'
  return chosen.some(isTooMany) ? 'tooMany' : undefined
}
