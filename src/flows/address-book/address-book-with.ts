import type { ActorRefFrom } from 'xstate'
import { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import type { AddressPage } from '../../../openapi/generated/schema.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { deleteAddressWith } from './actors/delete-address.ts'
import { listAddressesWith } from './actors/list-addresses.ts'
import { readAddressWith } from './actors/read-address.ts'
import { saveAddressWith } from './actors/save-address.ts'

export type AddressBookActor = ActorRefFrom<typeof addressBookMachine>

/** The address book against the API: a page runs it directly, the checkout as its child `addressBook`. */
export const addressBookWith = (client: ShopClient, ahead?: Promise<AddressPage>) =>
  addressBookMachine.provide({
    actors: {
      listAddresses: listAddressesWith(client, ahead),
      readAddress: readAddressWith(client),
      saveAddress: saveAddressWith(client),
      deleteAddress: deleteAddressWith(client),
    },
  })
