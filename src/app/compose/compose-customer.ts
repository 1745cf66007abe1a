import { createActor, fromCallback, type Actor } from 'xstate'
import { appMachine } from '../../../machines/app/app.machine.ts'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { loadCategoriesWith } from '../../features/app/actors/load-categories.ts'
import { changeCartWith } from '../../features/cart/actors/change-cart.ts'
import { loadCartWith } from '../../features/cart/actors/load-cart.ts'
import { eraseAccountWith } from '../../features/profile/actors/erase-account.ts'
import { exportDataWith } from '../../features/profile/actors/export-data.ts'
import { loadProfileWith } from '../../features/profile/actors/load-profile.ts'
import { saveProfileWith } from '../../features/profile/actors/save-profile.ts'
import { downloadJson } from '../../lib/download-json.ts'
import type { ComposeOptions } from './compose-options.ts'

interface Around extends Pick<
  ComposeOptions,
  'language' | 'categories' | 'cookies' | 'whenLive' | 'inspect'
> {
  client: ShopClient
}

type TokenEvent = { type: 'token.appeared' } | { type: 'token.disappeared' }

/** The start of the shop with what belongs to a customer. The app's children pass on what they are told. */
export function composeCustomer({ client, whenLive, inspect, language, categories, cookies }: Around): {
  app: Actor<typeof appMachine>
  cart: Actor<typeof cartMachine>
  profile: Actor<typeof profileMachine>
} {
  const cart = createActor(
    cartMachine.provide({
      actors: { loadCart: loadCartWith(client, whenLive), changeCart: changeCartWith(client) },
    }),
    { inspect },
  )
  const profile = createActor(
    profileMachine.provide({
      actors: {
        loadProfile: loadProfileWith(client, whenLive),
        saveProfile: saveProfileWith(client),
        exportData: exportDataWith(client, downloadJson),
        eraseAccount: eraseAccountWith(client),
      },
    }),
    { inspect },
  )
  const app = createActor(
    appMachine.provide({
      actors: {
        loadCategories: loadCategoriesWith(client),
        cart: fromCallback<TokenEvent>(({ receive }) => receive((event) => cart.send(event))),
        profile: fromCallback<TokenEvent>(({ receive }) => receive((event) => profile.send(event))),
      },
    }),
    { input: { language, categories, hasAccessToken: cookies.read().accessToken !== undefined }, inspect },
  )
  return { app, cart, profile }
}
