import type { ReactNode } from 'react'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import type { AddressBookActor } from './address-step.tsx'
import type { BillingChoice } from './billing-step.tsx'

export interface CheckoutPageProps {
  actor: CheckoutActor
  renderAddresses: (book: AddressBookActor) => ReactNode
  renderBilling: (choice: BillingChoice) => ReactNode
}
