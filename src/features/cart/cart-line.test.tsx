import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { CartLine } from './cart-line.tsx'

afterEach(cleanup)

type Size = CartItem['variants'][number]['sizes'][number]

/** A line whose first size of its first variant is given; every other price of it is another one. */
const lineOf = (first: Size): CartItem => {
  const other = { label: '5 มม.', price: { amount: 7777 }, specialPrice: { amount: 6666 } }
  const color = { name: 'แดง', hex: '#8c1c1c' }
  return {
    cartItemId: 'ci-1',
    productId: 'p-1',
    variantId: 'v-1',
    quantity: 2,
    weight: { value: 10.63, unit: 'kilogram' },
    name: 'แผ่นอะคริลิกสี',
    unit: 'แผ่น',
    imageUrl: '/media/acrylic.svg',
    status: 'available',
    stock: 12,
    variants: [
      { variantId: 'v-1', color, sizes: [first, other] },
      { variantId: 'v-2', color, sizes: [other] },
    ],
  }
}

const onQuantity = vi.fn<() => void>()

async function show(first: Size, priceBefore?: number): Promise<string> {
  const nothing = vi.fn<() => void>()
  await showPart(
    <AppActorsContext value={{ cart: createActor(cartMachine).start() }}>
      <CartLine
        item={lineOf(first)}
        priceBefore={priceBefore}
        isChosen
        isFirst
        onChoose={nothing}
        onQuantity={onQuantity}
        onRefuse={nothing}
        onRemove={nothing}
      />
    </AppActorsContext>,
  )
  return screen.getByRole('listitem').textContent
}

it('R3.4 shows the price of the first size of the first variant, and what the pieces cost', async () => {
  const shown = await show({ label: '3 มม.', price: { amount: 1480 } })
  expect(shown).toContain('฿1,480.00/แผ่น')
  expect(shown).toContain('฿2,960.00')
  expect(shown).not.toMatch(/7,777|6,666/)
})

it('R3.5 shows the special price of the first size of the first variant before its normal price', async () => {
  const shown = await show({ label: '3 มม.', price: { amount: 1480 }, specialPrice: { amount: 1390.5 } })
  expect(shown).toMatch(/ราคาพิเศษ ฿1,390\.50\/แผ่น .*฿1,480\.00/)
  expect(shown).toContain('฿2,781.00')
  expect(shown).not.toMatch(/7,777|6,666/)
})

it('says what a line cost when it was last seen, and what it costs now', async () => {
  const size = { label: '3 มม.', price: { amount: 1480 }, specialPrice: { amount: 1390.5 } }
  expect(await show(size, 1480)).toContain('ราคาเปลี่ยนจาก ฿1,480.00 ที่เห็นครั้งก่อน เป็น ฿1,390.50')
  cleanup()
  expect(await show(size)).not.toContain('ราคาเปลี่ยน')
})

it('refuses more than there is, keeps it as typed, and leads to where to ask for it', async () => {
  await show({ label: '3 มม.', price: { amount: 1480 } })
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  fireEvent.change(field, { target: { value: '999' } })
  fireEvent.blur(field)
  expect(field.value).toBe('999')
  expect(onQuantity).not.toHaveBeenCalled()
  const chat = screen.getByRole('link', { name: 'ถามทาง LINE หากต้องการ 999\u00a0แผ่น' })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toMatch(
    /สนใจสั่ง แผ่นอะคริลิกสี\nแดง · 3 มม\.\nจำนวน 999\sแผ่น\n.*p-1\?variant=v-1&lang=th$/,
  )
})
