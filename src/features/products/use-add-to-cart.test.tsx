import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { cartDrawerMachine } from '../../../machines/cart-drawer/cart-drawer.machine.ts'
import { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import { acrylic, acrylicLine } from '../../../tests/support/app/fake-api.ts'
import { guestCartWith } from '../../../tests/support/app/guest-cart.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { choicesOf } from './detail/choice/product-choice.ts'
import { sampleProduct, sampleVariant } from './detail/sample-product.fixture.ts'
import { useAddToCart } from './use-add-to-cart.ts'

afterEach(cleanup)

const product = sampleProduct([sampleVariant({ name: 'แดง', hex: '#8C1C1C' }, [100, 100, 3])])
const [choice] = choicesOf(product)

function Add() {
  if (!choice) throw new Error('The product has one variant')
  const { addAndShow } = useAddToCart({ product, ...choice, quantity: 1 })
  return (
    <button type="button" onClick={addAndShow}>
      add
    </button>
  )
}

it('a guest whose cart is full sees the reason at the next product, and no earlier line is dropped', async () => {
  const held = Array.from({ length: 50 }, (_, index) => ({
    line: { ...acrylicLine, variantId: `held-${index}` },
    shown: acrylic,
    addedAt: 1,
  }))
  const guestCart = guestCartWith(held).start()
  const cartDrawer = createActor(cartDrawerMachine).start()
  const snackbar = createActor(snackbarMachine).start()
  await showPart(
    <AppActorsContext value={{ cart: createActor(cartMachine).start(), guestCart, cartDrawer, snackbar }}>
      <Add />
    </AppActorsContext>,
  )
  act(() => void fireEvent.click(screen.getByRole('button')))
  expect(guestCart.getSnapshot().context.lines).toEqual(held)
  expect(snackbar.getSnapshot().context.message).toMatchObject({ key: 'problems:GUEST_CART_FULL' })
  expect(cartDrawer.getSnapshot().value).toBe('closed')
  snackbar.stop()
})
