import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { Cart, CartItem, CartPatch } from '../../../openapi/generated/schema.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { CartPage } from './cart-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const lineNamed = (name: string, sold: Pick<CartItem, 'status' | 'stock'>): CartItem => ({
  cartItemId: `ci-${name}`,
  productId: `p-${name}`,
  variantId: `v-${name}`,
  quantity: 2,
  weight: { value: 10.63, unit: 'kilogram' },
  name,
  unit: 'แผ่น',
  imageUrl: '/media/acrylic.svg',
  ...sold,
  variants: [
    {
      variantId: `v-${name}`,
      color: { name: 'แดง', hex: '#8c1c1c' },
      sizes: [{ label: '3 มม.', price: { amount: 1480 } }],
    },
  ],
})
const available = { status: 'available', stock: 12 } as const

/** A cart whose changes the server has not answered yet. */
async function show(...items: CartItem[]) {
  const loaded: Cart = { version: 1, items, total: { amount: 0 } }
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise(async () => loaded),
        changeCart: fromPromise<Cart, { patch: CartPatch; version: number | undefined }>(
          () => new Promise(() => undefined),
        ),
      },
    }),
  ).start()
  cart.send({ type: 'session.began' })
  await waitFor(cart, (snapshot) => snapshot.matches({ open: 'ready' }))
  await showPart(
    <AppActorsContext value={{ cart }}>
      <main>
        <h1 tabIndex={-1}>ตะกร้า</h1>
        <CartPage customerId="c-1" promises={() => null} />
      </main>
    </AppActorsContext>,
  )
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => {
  const pressed = button(name)
  pressed?.focus()
  await act(async () => pressed && fireEvent.click(pressed))
}

it('R3.7: a removed line is put back', async () => {
  await show(lineNamed('one', available), lineNamed('two', available))
  await press('ลบ one')
  expect(screen.getByText('ลบ one แล้ว')).toBeDefined()
  await press('เลิกทำ')
  expect(button('ลบ one')).not.toBeNull()
  expect(button('เลิกทำ')).toBeNull()
})

it.each([
  ['sold out', { status: 'soldOut', stock: 0 }],
  ['no longer sold', { status: 'cancelled', stock: 12 }],
] as const)('R3.7: what is %s is removed for good: the cart would not take it back', async (_, sold) => {
  await show(lineNamed('one', sold), lineNamed('two', available))
  await press('ลบ one')
  expect(screen.getByText('ลบ one แล้ว')).toBeDefined()
  expect(button('เลิกทำ')).toBeNull()
})

it('the focus goes with a removed line to the way to undo it, and from there to the heading', async () => {
  await show(lineNamed('one', available), lineNamed('two', available))
  await press('ลบ one')
  expect(document.activeElement).toBe(button('เลิกทำ'))
  await press('เลิกทำ')
  expect(document.activeElement?.tagName).toBe('H1')
})

it.each(['one', 'two'])('where nothing can be undone, the focus stands where line %s stood', async (name) => {
  await show(
    ...['one', 'two'].map((each) => lineNamed(each, { status: 'soldOut', stock: 0 })),
    lineNamed('three', available),
  )
  await press(`ลบ ${name}`)
  expect(document.activeElement?.textContent).toBe(`ลบ ${name} แล้ว`)
})

it('the last lines that are removed one after the other hand the focus on', async () => {
  await show(lineNamed('one', available), lineNamed('two', available), lineNamed('three', available))
  for (const name of ['three', 'two', 'one']) {
    await press(`ลบ ${name}`)
    expect(screen.getByText(`ลบ ${name} แล้ว`)).toBeDefined()
    expect(document.activeElement).toBe(button('เลิกทำ'))
  }
})
