import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { Cart } from '../../../openapi/generated/schema.ts'
import { acrylic, acrylicLine } from '../../../tests/support/app/fake-api.ts'
import { guestCartWith } from '../../../tests/support/app/guest-cart.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import RefusedDialog from './refused-dialog.tsx'

afterEach(cleanup)

const refused = { line: acrylicLine, shown: acrylic, addedAt: 1, refusalCode: 'INTERNAL' }

async function show(reading: Promise<Cart>) {
  const loadCart = fromPromise<Cart>(() => reading)
  const cart = createActor(cartMachine.provide({ actors: { loadCart } })).start()
  const guestCart = guestCartWith([refused]).start()
  guestCart.send({ type: 'session.began', by: 'start' })
  cart.send({ type: 'session.began' })
  await showPart(
    <AppActorsContext value={{ cart, guestCart }}>
      <RefusedDialog refused={[refused]} />
    </AppActorsContext>,
  )
  return { cart, guestCart }
}

it('goods that are added again stay with the guest until the cart has them', async () => {
  const { guestCart } = await show(Promise.resolve({ version: 1, items: [], total: { amount: 0 } }))
  const sent: string[] = []
  guestCart.on('line.send', ({ line }) => sent.push(line.variantId))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ใส่ตะกร้าอีกครั้ง' })))
  expect(sent).toEqual([acrylicLine.variantId])
  expect(guestCart.getSnapshot().context.lines).toMatchObject([{ line: acrylicLine, refusalCode: undefined }])
})

it('refused goods are shown once the cart beside them can be read', async () => {
  const { cart } = await show(Promise.reject({ code: 'INTERNAL' }))
  expect(cart.getSnapshot().matches({ open: 'loadFailed' })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
