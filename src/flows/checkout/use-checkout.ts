import { useEffect, useMemo, useState } from 'react'
import { generatePath, useNavigate } from 'react-router-dom'
import type { ActorLogicFrom, ActorRefFrom } from 'xstate'
import type { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { paths } from '../../lib/paths.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import { wallClock } from '../../lib/browser/wall-clock.ts'
import {
  loadChannelsWith,
  loadChosenLinesWith,
  loadShippingOptionsWith,
  makeKey,
  placeOrderWith,
} from './checkout-effects.ts'
import { dropCheckoutDraft, readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { useCheckoutLinks } from './checkout-links.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

interface CheckoutEnvironment {
  customerId: string
  /** The address book, which runs as the child `addressBook`. */
  addressBook: ActorLogicFrom<typeof addressBookMachine>
}

/** The checkout of a page, connected with the shop while the page is open. It runs in the browser only. */
export function useCheckout({ customerId, addressBook }: CheckoutEnvironment): CheckoutActor {
  const client = useShopClient()
  const { attach, whenCartIsSent } = useCheckoutLinks()
  const navigate = useNavigate()
  const { readLanguage } = useApiLanguage()
  const logic = useMemo(
    () =>
      checkoutMachine.provide({
        actors: {
          loadCart: loadChosenLinesWith(client, { customerId, readLanguage, whenCartIsSent }),
          addressBook,
          loadShippingOptions: loadShippingOptionsWith(client),
          loadChannels: loadChannelsWith(client),
          makeKey,
          placeOrder: placeOrderWith(client),
        },
        actions: {
          saveDraft: (_, { draft }) => saveCheckoutDraft(draft),
          dropDraft: () => dropCheckoutDraft(customerId),
          openPaymentPage: (_, { redirectUrl }) => window.location.assign(redirectUrl),
          openPaymentResult: (_, order) =>
            void navigate(generatePath(paths.paymentResult, { status: 'pending', ...order })),
          openDeliveryResult: (_, order) => void navigate(generatePath(paths.codResult, { ...order })),
        },
      }),
    [client, customerId, readLanguage, whenCartIsSent, addressBook, navigate],
  )
  const [draft] = useState(() => readCheckoutDraft(customerId))
  const actor = useFlowActor(logic, { input: { customerId, draft }, clock: wallClock })
  useEffect(() => attach(actor), [attach, actor])
  useEffect(() => followReturn(() => actor.send({ type: 'page.return' })), [actor])
  return actor
}

/** Calls back when the browser restores the page as it was left, after the back button at the payment page. */
function followReturn(onReturn: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
