import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { CheckoutPage } from './checkout-page.tsx'

afterEach(cleanup)

/** A checkout that an order led back to one of its steps. */
function refused(step: 'address' | 'shipping' | 'channel', errorCode: string) {
  const blank = createActor(checkoutMachine, { input: { customerId: 'c-1', draft: undefined } }).getSnapshot()
  const value = { steps: { [step]: 'choosing' } }
  const snapshot = checkoutMachine.resolveState({ value, context: { ...blank.context, errorCode } })
  return createActor(checkoutMachine, { snapshot, input: { customerId: 'c-1', draft: undefined } })
}

it('a channel that does not take the total says so before it is chosen', async () => {
  const actor = refused('channel', '')
  const limits = { min: { amount: 20 }, max: { amount: 150_000 } }
  const channels = [{ paymentChannel: 'promptPay' as const, available: true, limits }]
  const snapshot = actor.getSnapshot()
  const { context, value } = snapshot
  const limited = createActor(checkoutMachine, {
    snapshot: checkoutMachine.resolveState({ value, context: { ...context, channels } }),
    input: { customerId: 'c-1', draft: undefined },
  })
  const { getByRole } = await showPart(
    <CheckoutPage
      actor={limited}
      renderAddresses={() => null}
      renderPickUp={() => null}
      renderBilling={() => null}
    />,
    'en',
  )
  expect(getByRole('radio', { name: /PromptPay/ }).hasAttribute('disabled')).toBe(true)
  expect(getByRole('radiogroup').textContent).toContain('Takes orders from ฿20.00 to ฿150,000.00')
})

it.each([
  ['R8.11', 'shipping', 'SHIPPING_REQUIRED', 'Shipping is required'],
  ['R8.12', 'address', 'ADDRESS_REQUIRED', 'Please Select Address'],
] as const)('%s: a refused checkout leads to the %s and says why (%s)', async (_id, step, code, words) => {
  const { getByRole } = await showPart(
    <CheckoutPage
      actor={refused(step, code)}
      renderAddresses={() => null}
      renderPickUp={() => null}
      renderBilling={() => null}
    />,
    'en',
  )
  expect(getByRole('alert').textContent).toBe(words)
})
