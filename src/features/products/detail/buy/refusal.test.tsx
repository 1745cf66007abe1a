import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { cartMachine } from '../../../../../machines/cart/cart.machine.ts'
import type { Cart, CartLineKey } from '../../../../../openapi/generated/schema.ts'
import { showPart } from '../../../../../tests/support/show-part.tsx'
import { AppActorsContext } from '../../../../lib/flows/app-actors.ts'
import { Refusal } from './refusal.tsx'

afterEach(cleanup)

/** A cart with a change to nine pieces that the server has just refused. */
async function cartThatRefused(line: CartLineKey) {
  const empty: Cart = { version: 1, items: [], total: { amount: 0 } }
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<Cart>(async () => empty),
        changeCart: fromPromise(() => Promise.reject({ code: 'OUT_OF_STOCK' })),
      },
    }),
  ).start()
  cart.send({ type: 'session.began' })
  const weight = { value: 1, unit: 'kilogram' as const }
  cart.send({ type: 'cart.change', change: { op: 'replace', line: { ...line, quantity: 9, weight } } })
  await waitFor(cart, (snapshot) => snapshot.matches({ open: 'ready' }))
  return cart
}

it('a refusal shows on the page of the variant that was refused, and on no other', async () => {
  const refused = { productId: 'p-1', variantId: 'v-1' }
  const cart = await cartThatRefused(refused)
  const page = (line: CartLineKey) => (
    <AppActorsContext value={{ cart }}>
      <Refusal line={line} />
    </AppActorsContext>
  )
  const { rerender } = await showPart(page(refused))
  expect(screen.getByRole('alert').textContent).toBe('สินค้ามีไม่พอตามจำนวนที่เลือก')
  rerender(page({ productId: 'p-1', variantId: 'v-2' }))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(page({ productId: 'p-2', variantId: 'v-1' }))
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(page(refused))
  act(() => cart.send({ type: 'cart.change', change: { op: 'remove', line: refused } }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a conflict with another tab leads to the cart, where it is answered', async () => {
  const refused = { productId: 'p-1', variantId: 'v-1' }
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<Cart>(async () => ({ version: 1, items: [], total: { amount: 0 } })),
        changeCart: fromPromise(() => Promise.reject({ code: 'CART_CONFLICT' })),
      },
    }),
  ).start()
  cart.send({ type: 'session.began' })
  cart.send({ type: 'cart.change', change: { op: 'remove', line: refused } })
  await waitFor(cart, (snapshot) => snapshot.matches({ open: { conflict: 'offering' } }))
  await showPart(
    <AppActorsContext value={{ cart }}>
      <Refusal line={refused} />
    </AppActorsContext>,
  )
  expect(screen.getByRole('alert').textContent).toContain('ตะกร้าถูกแก้ไขจากแท็บอื่น')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart')
})
