import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { cartDrawerMachine } from '../../../../machines/cart-drawer/cart-drawer.machine.ts'
import { acrylic, acrylicLine } from '../../../../tests/support/app/fake-api.ts'
import { guestCartWith } from '../../../../tests/support/app/guest-cart.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { createShopClient } from '../../../api/client.ts'
import { ShopClientContext } from '../../../api/shop-client-context.ts'
import { forgetPieces, writtenPieces } from '../../../flows/cut-to-size/written-pieces.ts'
import { createTranslations } from '../../../i18n/translations.ts'
import { AppActorsContext } from '../../../lib/app-actors.ts'
import { choicesOf } from '../detail/product-choice.ts'
import { sampleProduct, sampleVariant } from '../detail/sample-product.fixture.ts'
import { useOrder } from '../detail/use-order.ts'
import CutRoom from './cut-room.tsx'

afterEach(() => {
  cleanup()
  forgetPieces()
})

const noServer = createShopClient({ baseUrl: 'https://shop.invalid' })
const product = sampleProduct([sampleVariant({ name: 'แดง', hex: '#8C1C1C' }, [1220, 2440, 3])])
const terms = { kerf: 3, minimum: 50, price: { amount: 12 } }

function Room() {
  const order = useOrder(product, choicesOf(product)[0])
  return order && <CutRoom order={order} terms={terms} onClose={() => undefined} />
}

it('a guest whose cart is full is sent to sign in, and no older goods go', async () => {
  const held = Array.from({ length: 50 }, (_, index) => ({
    line: { ...acrylicLine, variantId: `v-${index}` },
    shown: acrylic,
    addedAt: 1,
  }))
  const guestCart = guestCartWith(held).start()
  const cart = createActor(cartMachine).start()
  writtenPieces.write({ rows: [{ width: '800', length: '600', count: '2' }], mayTurn: true })
  const translations = await createTranslations('th', ['shop', 'trade'])
  await showPart(
    <I18nextProvider i18n={translations}>
      <AppActorsContext value={{ cart, guestCart, cartDrawer: createActor(cartDrawerMachine) }}>
        <ShopClientContext value={noServer}>
          <Room />
        </ShopClientContext>
      </AppActorsContext>
    </I18nextProvider>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ใส่ตะกร้า 2 ชิ้น' })))
  expect(screen.getByRole('alert').textContent).toContain('ก่อนเข้าสู่ระบบ ใส่ตะกร้าได้ไม่เกิน 50 รายการ')
  expect(guestCart.getSnapshot().context.lines).toEqual(held)
})
