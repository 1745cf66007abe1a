import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { appMachine } from '../../../machines/app/app.machine.ts'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { cartDrawerMachine } from '../../../machines/cart-drawer/cart-drawer.machine.ts'
import { languageMachine } from '../../../machines/language/language.machine.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { Cart } from '../../../openapi/generated/schema.ts'
import { acrylic, acrylicLine } from '../../../tests/support/app/fake-api.ts'
import { guestCartWith } from '../../../tests/support/app/guest-cart.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { createShopClient } from '../../api/client.ts'
import { ShopClientContext } from '../../api/shop-client-context.ts'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { ShopHeader } from './shop-header.tsx'

afterEach(cleanup)

const noServer = createShopClient({ baseUrl: 'https://shop.invalid' })

const items = [{ ...acrylic, ...acrylicLine, cartItemId: 'ci-1' }]

it.each([
  { cart: 'has not been read', read: () => new Promise<Cart>(() => undefined), count: 2 },
  { cart: 'could not be read', read: () => Promise.reject({ code: 'INTERNAL' }), count: 2 },
  {
    cart: 'has been read',
    read: () => Promise.resolve({ version: 1, items, total: { amount: 0 } }),
    count: 1,
  },
])('two lines wait for a cart that $cart: its link shows $count', async ({ read, count }) => {
  const loadCart = fromPromise<Cart>(read)
  const cart = createActor(cartMachine.provide({ actors: { loadCart } })).start()
  cart.send({ type: 'session.began' })
  const guestCart = guestCartWith(
    ['v-2', 'v-3'].map((variantId) => ({ line: { ...acrylicLine, variantId }, shown: acrylic, addedAt: 1 })),
  )
  const language = 'th'
  await showPart(
    <AppActorsContext
      value={{
        cart,
        guestCart,
        app: createActor(appMachine, { input: { language, categories: [] } }),
        cartDrawer: createActor(cartDrawerMachine),
        language: createActor(languageMachine, { input: { language } }),
        profile: createActor(profileMachine),
        session: createActor(sessionMachine, {
          input: { cookies: { accessToken: true, refreshToken: true, customerId: 'c-1' } },
        }),
      }}
    >
      <ShopClientContext value={noServer}>
        <ShopHeader />
      </ShopClientContext>
    </AppActorsContext>,
  )
  expect(screen.getByRole('link', { name: `ตะกร้า มี ${count} รายการ` })).toBeDefined()
})
