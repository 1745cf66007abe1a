import * as v from 'valibot'
import { defineDraft, readDraft, saveDraft } from './form-draft.ts'

const choice = defineDraft('cart-lines', 1, { leftOut: v.array(v.string()) })

/**
 * Returns the ids of the cart lines that the customer does not order now. This tab keeps them for the checkout. A line that
 * is added later is ordered, unless the customer leaves it out too.
 */
export function readLeftOut(customerId: string): ReadonlySet<string> {
  return new Set(readDraft(choice, { owner: customerId })?.leftOut)
}

export function storeLeftOut(customerId: string, leftOut: ReadonlySet<string>): void {
  saveDraft(choice, { owner: customerId }, { leftOut: [...leftOut] })
}
