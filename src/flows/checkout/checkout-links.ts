import { createContext, useContext } from 'react'
import type { Actor } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import type { AddressPage } from '../../../openapi/generated/schema.ts'

/** What connects a page's checkout with the flows of the shop. */
export interface CheckoutLinks {
  /** Connects the checkout while its page is open. Returns the function that disconnects it. */
  attach: (checkout: Actor<typeof checkoutMachine>) => () => void
  /** Resolves once the changes of the cart that are on their way have been answered; fails while goods of a guest cannot be sent. */
  whenCartIsSent: (signal: AbortSignal) => Promise<void>
  /** The addresses that the server wrote into the page, until its checkout is left. */
  servedAddresses: () => AddressPage | undefined
}

export const CheckoutLinksContext = createContext<CheckoutLinks | null>(null)

export function useCheckoutLinks(): CheckoutLinks {
  const links = useContext(CheckoutLinksContext)
  if (!links) throw new Error('No shop above this component: the checkout cannot be connected')
  return links
}
