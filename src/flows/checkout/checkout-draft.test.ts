import { afterEach, expect, it } from 'vitest'
import type { CheckoutDraft } from '../../../machines/checkout/checkout.machine.ts'
import { dropCheckoutDraft, readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'

afterEach(() => sessionStorage.clear())

const draft: CheckoutDraft = {
  customerId: 'c-1',
  cart: { items: [], total: { amount: 0 } },
  address: undefined,
  billingAddress: undefined,
  isBillingAskedAgain: false,
  shipping: {
    shippingId: 's-truck',
    name: 'Lorry',
    shippingPricePerWeightIdentifier: 'spw-1',
    price: { amount: 480 },
    days: { min: 2, max: 3 },
    available: true,
  },
  pickUp: undefined,
  paymentChannel: 'cashOnDelivery',
  decided: { address: true, billing: true, shipping: true, channel: false },
  intention: undefined,
  isPlacing: true,
}

it('a draft comes back as it was saved, to its customer only', () => {
  saveCheckoutDraft(draft)
  expect(readCheckoutDraft('c-1')).toEqual(draft)
  expect(readCheckoutDraft('c-2')).toBeUndefined()
})

it('a dropped draft is gone, and what is no draft is none', () => {
  saveCheckoutDraft(draft)
  dropCheckoutDraft('c-1')
  expect(readCheckoutDraft('c-1')).toBeUndefined()
  sessionStorage.setItem(
    'form-drafts',
    '[{"form":"checkout","version":1,"owner":"c-1","about":"","savedAt":9e15,"values":{"cart":1}}]',
  )
  expect(readCheckoutDraft('c-1')).toBeUndefined()
})
