import type { ReactNode } from 'react'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import type { PickUpChoice } from './address/pick-up-option.tsx'
import type { BillingChoice } from './address/billing-step.tsx'

export interface CheckoutPageProps {
  actor: CheckoutActor
  renderAddresses: (book: AddressBookActor) => ReactNode
  renderBilling: (choice: BillingChoice) => ReactNode
  /** The choice of a branch to pick the goods up at. */
  renderPickUp: (choice: PickUpChoice) => ReactNode
  /** The marks of the ways to pay, below the total. */
  marks?: ReactNode
}
