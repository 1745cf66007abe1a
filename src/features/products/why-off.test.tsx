import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { cartDrawerMachine } from '../../../machines/cart-drawer/cart-drawer.machine.ts'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import type { Cart } from '../../../openapi/generated/schema.ts'
import { refusingGuards, Watch } from '@phaen/statecharts'
import { guestCartWith } from '../../../tests/support/app/guest-cart.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { createShopClient } from '../../api/client.ts'
import { ShopClientContext } from '../../api/shop-client-context.ts'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { askedBy } from '@phaen/statecharts/react'
import { BuyPanel } from './detail/buy/buy-panel.tsx'
import { choicesOf } from './detail/choice/product-choice.ts'
import { sampleProduct, sampleVariant } from './detail/sample-product.fixture.ts'
import { MobileBuyBar } from './detail/buy/mobile-buy-bar.tsx'
import { useOrder } from './detail/buy/use-order.ts'
import { VariantTable } from './table/variant-table.tsx'

afterEach(cleanup)

const noServer = createShopClient({ baseUrl: 'https://shop.invalid' })
const red = { name: 'แดง', hex: '#8C1C1C' }

function Everywhere({ status, stock }: { status: 'available' | 'cancelled'; stock: number }) {
  const product = { ...sampleProduct([sampleVariant(red, [100, 100, 3], { stock })]), status }
  const [choice] = choicesOf(product)
  const order = useOrder(product, choice)
  if (!choice || !order) throw new Error('The product has one variant')
  const variant = { id: 'v', product, ...choice, ...choice.size }
  return (
    <>
      <BuyPanel order={order} />
      <MobileBuyBar order={order} />
      {status === 'available' && (
        <VariantTable variants={[variant]} sort="recommended" onSort={() => undefined} />
      )}
    </>
  )
}

async function show(goods: { status: 'available' | 'cancelled'; stock: number }, isCustomer: boolean) {
  const watch = new Watch()
  const empty: Cart = { version: 1, items: [], total: { amount: 0 } }
  const loadCart = fromPromise<Cart>(async () => empty)
  const cart = createActor(cartMachine.provide({ actors: { loadCart } }), { inspect: watch.inspect }).start()
  if (isCustomer) {
    cart.send({ type: 'session.began' })
    await waitFor(cart, (snapshot) => snapshot.matches({ open: 'ready' }))
  }
  await showPart(
    <AppActorsContext
      value={{
        cart,
        guestCart: guestCartWith().start(),
        cartDrawer: createActor(cartDrawerMachine),
        snackbar: createActor(snackbarMachine),
        session: createActor(sessionMachine, {
          input: { cookies: { accessToken: false, refreshToken: false, customerId: undefined } },
        }).start(),
      }}
    >
      <ShopClientContext value={noServer}>
        <Everywhere {...goods} />
      </ShopClientContext>
    </AppActorsContext>,
  )
  const name = /^(?:สินค้าหมด|ยกเลิกการขาย|ใส่ตะกร้า.*)$/
  return screen.getAllByRole<HTMLButtonElement>('button', { name }).map((button) => ({
    isOff: button.disabled,
    refusedBy: askedBy(button, watch).questions.map(({ actor, event, isAllowed }) => [
      event.type,
      isAllowed ? [] : refusingGuards(actor.ref.getSnapshot(), event),
    ]),
  }))
}

const off = { isOff: true, refusedBy: [['cart.add', ['isForSale']]] }
const on = { isOff: false, refusedBy: [['cart.add', []]] }

it.each([true, false])(
  'the buttons of a page, of its bar and of a table are off for one reason, which the inspector names: %s',
  async (isCustomer) => {
    expect(await show({ status: 'available', stock: 0 }, isCustomer)).toEqual([off, off, off])
    expect(screen.getAllByText('สินค้าหมด').length).toBeGreaterThanOrEqual(3)
    cleanup()
    expect(await show({ status: 'cancelled', stock: 5 }, isCustomer)).toEqual([off, off])
    expect(screen.getAllByText('ยกเลิกการขาย')).toHaveLength(2)
    cleanup()
    expect(await show({ status: 'available', stock: 5 }, isCustomer)).toEqual([on, on, on])
  },
)
