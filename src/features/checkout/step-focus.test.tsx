import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { addressBookMachine, type PageRequest } from '../../../machines/address-book/address-book.machine.ts'
import { home } from '../../../machines/checkout/checkout.fixture.ts'
import {
  checkoutMachine,
  type CartReading,
  type CheckoutDraft,
} from '../../../machines/checkout/checkout.machine.ts'
import { sampleCart } from '../../../machines/checkout/sample-cart.ts'
import type { AddressPage } from '../../../openapi/generated/schema.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { CheckoutLinksContext } from '../../flows/checkout/checkout-links.ts'
import { DeliveryAddressChoice } from './address/delivery-address-choice.tsx'
import { CheckoutPage } from './checkout-page.tsx'

const links = {
  attach: () => () => undefined,
  whenCartIsSent: () => Promise.resolve(),
  servedAddresses: () => undefined,
}
const cart = sampleCart(2, 1390, 2780)
const { id: addressBookId, ...place } = home

/** A checkout at its review, or at its start; the test answers what it asks for. */
async function openCheckout(value: 'review' | 'start' = 'review') {
  const lists: ((page: AddressPage) => void)[] = []
  const carts: ((read: CartReading) => void)[] = []
  const listAddresses = fromPromise<AddressPage, PageRequest>(
    () => new Promise((answer) => lists.push(answer)),
  )
  const logic = checkoutMachine.provide({
    actors: {
      loadCart: fromPromise<CartReading, { draft: CheckoutDraft }>(
        () => new Promise((answer) => carts.push(answer)),
      ),
      addressBook: addressBookMachine.provide({ actors: { listAddresses } }),
    },
    actions: { saveDraft: () => undefined },
  })
  const input = { customerId: 'c-1', draft: undefined }
  const { context } = createActor(logic, { input }).getSnapshot()
  const draft = {
    ...context.draft,
    ...{ cart, paymentChannel: 'card' as const, address: { addressBookId, ...place } },
    shipping: {
      ...{ shippingId: 's-1', name: 'รถขนส่ง', shippingPricePerWeightIdentifier: 'spw-1' },
      ...{ price: { amount: 480 }, days: { min: 2, max: 3 }, available: true },
    },
    decided: { address: true, billing: true, shipping: true, channel: true },
  }
  const snapshot = checkoutMachine.resolveState({
    value: { steps: { review: 'ready' } },
    context: { ...context, draft },
  })
  const actor = createActor(logic, value === 'review' ? { snapshot, input } : { input }).start()
  const shown = await showPart(
    <CheckoutLinksContext value={links}>
      <CheckoutPage
        actor={actor}
        renderAddresses={(book) => <DeliveryAddressChoice book={book} />}
        renderPickUp={() => null}
        renderBilling={() => null}
      />
    </CheckoutLinksContext>,
  )
  return {
    ...shown,
    actor,
    answerCart: () => act(async () => carts.at(-1)?.(cart)),
    answerList: () => act(async () => lists.at(-1)?.({ data: [home], totalRecords: 1 })),
  }
}

const focus = () => document.activeElement?.id

afterEach(cleanup)

it('the steps stay while the addresses of an opened step are read, and its heading takes the focus', async () => {
  const { getByRole, answerList } = await openCheckout()
  const change = getByRole('button', { name: 'เปลี่ยน ที่อยู่จัดส่ง' })
  change.focus()
  const bill = getByRole('group', { name: 'สรุปคำสั่งซื้อ' })
  await act(async () => change.click())
  expect(focus()).toBe('checkout-address')
  expect(bill.isConnected).toBe(true)
  await answerList()
  expect(focus()).toBe('checkout-address')
})

it('the step takes the focus back after the cart was read again by a button that is gone', async () => {
  const { actor, answerCart } = await openCheckout()
  await act(async () => actor.send({ type: 'cart.reload' }))
  expect(focus()).toBe('')
  await answerCart()
  expect(focus()).toBe('checkout-review')
})

it('a focus elsewhere on the page stays there', async () => {
  const { actor, answerCart } = await openCheckout()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.id = 'elsewhere'
  elsewhere.focus()
  await act(async () => actor.send({ type: 'cart.reload' }))
  await answerCart()
  expect(focus()).toBe('elsewhere')
  elsewhere.remove()
})

it('the first steps come together with the addresses and take no focus', async () => {
  const { queryByRole, answerCart, answerList } = await openCheckout('start')
  const bill = () => queryByRole('group', { name: 'สรุปคำสั่งซื้อ' })
  await answerCart()
  expect(bill()).toBeNull()
  await answerList()
  expect(bill()).not.toBeNull()
  expect(focus()).toBe('')
})
