import { Skeleton } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { Suspense, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingAddress } from '../../../openapi/generated/schema.ts'
import { PaymentLogos } from '../../components/payment-logos/payment-logos.tsx'
import { AddressNotices } from '../../features/addresses/address-notices.tsx'
import { dropBillingDraft, hasBillingDraft } from '../../features/addresses/address-values.ts'
import { DeliveryAddressChoice } from '../../features/checkout/address/delivery-address-choice.tsx'
import { BillingAddressChoice } from '../../features/checkout/address/billing-address-choice.tsx'
import type { BillingChoice } from '../../features/checkout/address/billing-step.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { PickUpOption } from '../../features/checkout/address/pick-up-option.tsx'
import { useOfferedChannels } from '../../features/content/use-offered-channels.ts'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { addressBookView } from '../../flows/address-book/address-book-view.ts'
import { useAddressBookLogic } from '../../flows/address-book/use-address-book-logic.ts'
import { readCheckoutDraft } from '../../flows/checkout/checkout-draft.ts'
import { useCheckoutLinks } from '../../flows/checkout/checkout-links.ts'
import { useCheckout } from '../../flows/checkout/use-checkout.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLoadAhead } from '../../lib/hooks/use-load-ahead.ts'

// Most shoppers have an address: the forms come once the page is touched, not before the steps.
const { Part: AddressDialogs, preload: loadAddressDialogs } = lazyPart(
  () => import('../../features/addresses/address-dialogs.tsx'),
)
const { Part: BillingForm, preload: loadBillingForm } = lazyPart(
  () => import('../../features/addresses/billing-form.tsx'),
)

/** The checkout of a customer, with the address book and the invoice's form of the account. */
export function CustomerCheckout({ customerId }: { customerId: string }) {
  // The addresses are read beside the cart, not after it.
  const [opensSoon] = useState(() => !readCheckoutDraft(customerId)?.decided.address)
  const served = useCheckoutLinks().servedAddresses()
  const addressBook = useAddressBookLogic({ opensSoon, served })
  const actor = useCheckout({ customerId, addressBook })
  useLoadAhead(loadAddressDialogs)
  useLoadAhead(loadBillingForm)
  const channels = useOfferedChannels('checkout')
  return (
    <CheckoutPage
      actor={actor}
      marks={channels && <PaymentLogos channels={channels} />}
      renderAddresses={(book) => <CheckoutAddresses book={book} owner={customerId} />}
      renderPickUp={(choice) => <PickUpOption {...choice} />}
      renderBilling={(choice) => (
        <BillingAddressChoice
          choice={{ ...choice, onChoose: decideBilling(customerId, choice) }}
          isBegun={hasBillingDraft(customerId, 'checkout')}
          renderForm={(onCancel) => (
            <Suspense fallback={<Skeleton height={420} />}>
              <CheckoutBilling customerId={customerId} choice={choice} onCancel={onCancel} />
            </Suspense>
          )}
        />
      )}
    />
  )
}

/** Nearly all shoppers choose an address that they have: the form's script does not come with the page. */
export function CheckoutAddresses({ book, owner }: { book: AddressBookActor; owner: string }) {
  const snapshot = useSelector(book, (state) => state)
  const view = addressBookView(snapshot)
  // The drafts are read anew when a form has been left.
  const [, lookAtDrafts] = useReducer((count: number) => count + 1, 0)
  const isAsked = snapshot.matches('form')
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    <>
      {view.kind === 'listed' && <AddressNotices actor={book} owner={owner} view={view} />}
      <DeliveryAddressChoice book={book} />
      {wasAsked && (
        <Suspense>
          <AddressDialogs actor={book} owner={owner} onFormLeft={lookAtDrafts} />
        </Suspense>
      )}
    </>
  )
}

const decideBilling =
  (customerId: string, { onChoose }: BillingChoice) =>
  (address: BillingAddress | undefined) => {
    dropBillingDraft(customerId, 'checkout')
    onChoose(address)
  }

interface CheckoutBillingProps {
  customerId: string
  choice: BillingChoice
  onCancel: () => void
}

const taxIdRefused = { taxId: 'TAX_ID_INVALID' }

/** The invoice's address of this order; it begins with the one of the profile. */
function CheckoutBilling({ customerId, choice, onCancel }: CheckoutBillingProps) {
  const { t } = useTranslation('checkout')
  const ofProfile = useProfile((snapshot) => snapshot.context.profile?.billingAddress)
  const { billing, delivery, isTaxIdRefused } = choice
  return (
    <BillingForm
      initial={billing ?? ofProfile ?? delivery}
      owner={customerId}
      about="checkout"
      saveLabel={t('useBilling')}
      {...(isTaxIdRefused && { fieldErrors: taxIdRefused })}
      onSave={decideBilling(customerId, choice)}
      onCancel={onCancel}
    />
  )
}
