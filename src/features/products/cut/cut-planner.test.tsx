import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { GuestLine } from '../../../../machines/guest-cart/guest-cart.machine.ts'
import { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { cartDrawerMachine } from '../../../../machines/cart-drawer/cart-drawer.machine.ts'
import { acrylic, acrylicLine } from '../../../../tests/support/app/fake-api.ts'
import { guestCartWith } from '../../../../tests/support/app/guest-cart.ts'
import type { CutPiece } from '../../../../openapi/generated/schema.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { createShopClient } from '../../../api/client.ts'
import { ShopClientContext } from '../../../api/shop-client-context.ts'
import { clearPieces, writtenPieces } from '../../../flows/cut-to-size/written-pieces.ts'
import problems from '../../../i18n/th/problems.json'
import { createTranslations } from '../../../i18n/translations.ts'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import { choicesOf } from '../detail/choice/product-choice.ts'
import { sampleProduct, sampleVariant } from '../detail/sample-product.fixture.ts'
import { useOrder } from '../detail/buy/use-order.ts'
import CutPlanner from './cut-planner.tsx'

afterEach(() => {
  cleanup()
  clearPieces()
})

const noServer = createShopClient({ baseUrl: 'https://shop.invalid' })
const product = sampleProduct([sampleVariant({ name: 'แดง', hex: '#8C1C1C' }, [1220, 2440, 3])])
const terms = { kerf: 3, minimum: 50, price: { amount: 12 } }

function Room() {
  const order = useOrder(product, choicesOf(product)[0])
  return order && <CutPlanner order={order} terms={terms} onClose={() => undefined} />
}

/** Shows the room with two pieces of 800 × 600 written, to a guest with such goods, and presses. */
async function addAsGuest(held: GuestLine[]) {
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
  return guestCart.getSnapshot().context.lines
}

it('a guest whose cart is full is sent to sign in, and no older goods go', async () => {
  const held = Array.from({ length: 50 }, (_, index) => ({
    line: { ...acrylicLine, variantId: `v-${index}` },
    shown: acrylic,
    addedAt: 1,
  }))
  expect(await addAsGuest(held)).toEqual(held)
  expect(screen.getByRole('alert').textContent).toContain('ก่อนเข้าสู่ระบบ ใส่ตะกร้าได้ไม่เกิน 50 รายการ')
})

const heldPieces = (pieces: CutPiece[]): GuestLine[] => {
  const [variant] = product.variants
  const line = { ...acrylicLine, productId: product.id, variantId: variant?.variantId ?? '' }
  const cutting = { pieces, sheets: 1, cuts: 1, price: { amount: 12 }, kerf: 3, width: 1220, length: 2440 }
  return [{ line: { ...line, quantity: 1, cutting }, shown: { ...acrylic, cutting }, addedAt: 1 }]
}

it('R21.24: the same pieces of a guest are one row, as the server has them', async () => {
  const [added] = await addAsGuest(
    heldPieces([
      { width: 300, length: 200, count: 1, mayTurn: true },
      { width: 800, length: 600, count: 1, mayTurn: true },
    ]),
  )
  expect(added?.line.cutting?.pieces).toEqual([
    { width: 300, length: 200, count: 1, mayTurn: true },
    { width: 800, length: 600, count: 3, mayTurn: true },
  ])
})

const rows = Array.from({ length: 40 }, (_, index) => ({
  width: 100 + index,
  length: 50,
  count: 1,
  mayTurn: true,
}))

it.each([
  ['more rows than the server takes', rows],
  [
    'pieces for which the sheets are too small by now',
    [{ width: 1300, length: 2440, count: 1, mayTurn: true }],
  ],
])('R21.24: the list of a guest is refused at once for %s', async (_, pieces) => {
  const held = heldPieces(pieces)
  expect(await addAsGuest(held)).toEqual(held)
  expect(screen.getByRole('alert').textContent).toContain(problems.CUT_REFUSED)
})
