import { AddressDialogs } from '../../features/addresses/address-dialogs.tsx'
import { AddressPick } from '../../features/checkout/address-pick.tsx'
import { BillingPick } from '../../features/checkout/billing-pick.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { useAddressBookLogic } from '../../flows/address-book/use-address-book-logic.ts'
import { useCheckout } from '../../flows/checkout/use-checkout.ts'
import { CheckoutBilling } from './checkout-billing.tsx'

/** The checkout of a customer, with the address book and the invoice's form of the account. */
export function CustomerCheckout({ customerId }: { customerId: string }) {
  const addressBook = useAddressBookLogic()
  const actor = useCheckout({ customerId, addressBook })
  return (
    <CheckoutPage
      actor={actor}
      renderAddresses={(book) => (
        <>
          <AddressPick book={book} />
          <AddressDialogs actor={book} owner={customerId} />
        </>
      )}
      renderBilling={(choice) => (
        <BillingPick
          choice={choice}
          renderForm={(onCancel) => (
            <CheckoutBilling customerId={customerId} choice={choice} onCancel={onCancel} />
          )}
        />
      )}
    />
  )
}
