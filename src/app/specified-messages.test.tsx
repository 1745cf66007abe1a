import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { addressBookMachine } from '../../machines/address-book/address-book.machine.ts'
import { cartMachine } from '../../machines/cart/cart.machine.ts'
import { changePasswordMachine } from '../../machines/change-password/change-password.machine.ts'
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts'
import { paymentMachine } from '../../machines/payment/payment.machine.ts'
import { profileMachine } from '../../machines/profile/profile.machine.ts'
import { registrationMachine } from '../../machines/registration/registration.machine.ts'
import { showPart } from '../../tests/support/show-part.tsx'
import { ChangePassword } from '../features/account/change-password/change-password.tsx'
import { Registration } from '../features/account/register/registration.tsx'
import { AddressBook } from '../features/addresses/address-book.tsx'
import { CartPage } from '../features/cart/cart-page.tsx'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { PaymentResult } from '../features/orders/result/payment-result.tsx'
import { sampleOrder } from '../features/orders/sample-order.fixture.ts'
import type { ChangePasswordActor } from '../flows/change-password/change-password-effects.ts'
import { guestCartWith } from '../../tests/support/app/guest-cart.ts'
import { AppActorsContext } from '../lib/flows/app-actors.ts'

afterEach(cleanup)

const emptyCart = createActor(cartMachine, {
  snapshot: cartMachine.resolveState({
    value: { open: 'ready' },
    context: createActor(cartMachine).getSnapshot().context,
  }),
})

const show = (part: ReactElement) =>
  showPart(
    <AppActorsContext
      value={{ cart: emptyCart, guestCart: guestCartWith(), profile: createActor(profileMachine) }}
    >
      {part}
    </AppActorsContext>,
    'en',
  )

function changePassword(form: 'done' | { form: 'wrongOldPassword' }) {
  const input = { userName: '0812345678' }
  const { context } = createActor(changePasswordMachine, { input }).getSnapshot()
  const fieldErrors = { oldPassword: 'INVALID_OLD_PASSWORD' }
  const snapshot = changePasswordMachine.resolveState({ value: form, context: { ...context, fieldErrors } })
  const actor = createActor(changePasswordMachine, { snapshot, input })
  return <ChangePassword actor={actor as ChangePasswordActor} />
}

function registration(value: 'done' | { details: { form: 'editing'; phone: 'taken' } }) {
  const input = { buyerType: 'generalPublic' as const }
  const { context } = createActor(registrationMachine, { input }).getSnapshot()
  // The number that is typed: the form of this test is empty.
  const phone = { number: '', isTaken: true }
  const snapshot = registrationMachine.resolveState({ value, context: { ...context, phone } })
  const actor = createActor(registrationMachine, { snapshot, input })
  return <Registration actor={actor} policy={{ view: { kind: 'loading' }, retry: () => undefined }} />
}

function addressForm() {
  const input = { wantsAll: false, chosenId: undefined }
  const { context } = createActor(addressBookMachine, { input }).getSnapshot()
  const snapshot = addressBookMachine.resolveState({
    value: { form: { filling: 'refused' } },
    context: { ...context, errorCode: 'TAX_ID_INVALID', fieldErrors: { taxId: 'TAX_ID_INVALID' } },
  })
  return <AddressBook actor={createActor(addressBookMachine, { snapshot, input })} owner="c-1" />
}

function checkout(
  steps: { address: 'choosing' } | { shipping: 'choosing' | 'outOfArea' } | { review: 'ready' },
) {
  const input = { customerId: 'c-1', draft: undefined }
  const { context } = createActor(checkoutMachine, { input }).getSnapshot()
  const snapshot = checkoutMachine.resolveState({ value: { steps }, context })
  return (
    <CheckoutPage
      actor={createActor(checkoutMachine, { snapshot, input })}
      renderAddresses={() => null}
      renderPickUp={() => null}
      renderBilling={() => null}
    />
  )
}

function paid() {
  const input = { orderId: 'o-1' }
  const { context } = createActor(paymentMachine, { input }).getSnapshot()
  const order = { ...sampleOrder, payment: 'paid' as const }
  const snapshot = paymentMachine.resolveState({ value: 'success', context: { ...context, order } })
  return <PaymentResult payment={createActor(paymentMachine, { snapshot, input })} />
}

it.each<[string, string, ReactElement]>([
  ['R5.48', 'Shipping is required', checkout({ shipping: 'choosing' })],
  ['R5.49', 'Please Select Address', checkout({ address: 'choosing' })],
  ['R8.3', 'Invalid Password', changePassword({ form: 'wrongOldPassword' })],
  ['R8.8', 'Phone number is already taken.', registration({ details: { form: 'editing', phone: 'taken' } })],
  ['R8.9', 'The tax ID format is incorrect.', addressForm()],
  ['R8.13', 'Outside the delivery area, Please contact the store.', checkout({ shipping: 'outOfArea' })],
  [
    'R8.15',
    'There are no products in the cart.',
    <CartPage key="cart" customerId="c-1" promises={() => null} />,
  ],
  ['R8.16', 'The password is changed', changePassword('done')],
  ['R8.23', 'You are registered', registration('done')],
  ['R8.25', 'Payment received', paid()],
])('%s: reads “%s”, to the letter', async (_, words, part) => {
  await show(part)
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
})

it('R5.50: who places an order accepts the refund and return policy, which is a press away', async () => {
  await show(checkout({ review: 'ready' }))
  const policy = screen.getByRole('link', { name: /^refund and return policy/ })
  expect(policy.getAttribute('href')).toBe('/termandcon#part-refund')
  expect(policy.parentElement?.textContent).toMatch(/^By ordering you accept the refund and return policy/)
})
