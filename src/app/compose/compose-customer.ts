import { createActor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { changeCartWith, loadCartWith } from '../../flows/cart/cart-effects.ts'
import {
  eraseAccountWith,
  exportDataWith,
  loadProfileWith,
  saveProfileWith,
  unlinkLineWith,
} from '../../flows/profile/profile-effects.ts'
import { downloadJson } from '../../lib/browser/download.ts'
import type { ComposeOptions } from './compose-options.ts'

interface CustomerDeps extends Pick<ComposeOptions, 'cart' | 'whenLive' | 'inspect'> {
  client: ShopClient
}

/** The flows that belong to the signed-in customer. */
export function composeCustomer({ client, cart: served, whenLive, inspect }: CustomerDeps) {
  const cart = createActor(
    cartMachine.provide({
      actors: { loadCart: loadCartWith(client, whenLive, served), changeCart: changeCartWith(client) },
    }),
    { id: 'cart', inspect },
  )
  const profile = createActor(
    profileMachine.provide({
      actors: {
        loadProfile: loadProfileWith(client, whenLive),
        saveProfile: saveProfileWith(client),
        exportData: exportDataWith(client, downloadJson),
        unlinkLine: unlinkLineWith(client),
        eraseAccount: eraseAccountWith(client),
      },
    }),
    { id: 'profile', inspect },
  )
  return { cart, profile }
}
