import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  addressBookMachine,
  allAddresses,
  type PageRequest,
} from '../../../machines/address-book/address-book.machine.ts'
import type { Address, AddressInput, AddressPage } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

export type AddressBookActor = ActorRefFrom<typeof addressBookMachine>

/** The address book against the API: a page runs it directly, the checkout as its child `addressBook`. */
export const addressBookWith = (client: ShopClient, ahead?: Promise<AddressPage>) =>
  addressBookMachine.provide({
    actors: {
      listAddresses: listAddressesWith(client, ahead),
      readAddress: readAddressWith(client),
      saveAddress: saveAddressWith(client),
      makeDefault: makeDefaultWith(client),
      deleteAddress: deleteAddressWith(client),
    },
  })

const read = (client: ShopClient, query: PageRequest, signal?: AbortSignal): Promise<AddressPage> =>
  dataOf(client.quiet.GET('/api/customers/address-book', { params: { query }, ...(signal && { signal }) }))

/** Asks for all addresses before the flow does; the flow hears of a failure when it asks. */
export function readAhead(client: ShopClient): Promise<AddressPage> {
  const page = read(client, allAddresses)
  page.catch(() => undefined)
  return page
}

/** The flow's first question is answered by `ahead`, if it was asked before. */
export function listAddressesWith(client: ShopClient, ahead?: Promise<AddressPage>) {
  let first = ahead
  return fromPromise<AddressPage, PageRequest>(({ input, signal }) => {
    const asked = first
    first = undefined
    return asked ?? read(client, input, signal)
  })
}

export const readAddressWith = (client: ShopClient) =>
  fromPromise<Address, { id: string }>(({ input: { id }, signal }) => readAddress(client, id, signal))

const readAddress = (client: ShopClient, id: string, signal: AbortSignal) =>
  dataOf(client.GET('/api/customers/address-book/{id}', { params: { path: { id } }, signal }))

/** Creates an address without an `id`, updates one with it. */
export const saveAddressWith = (client: ShopClient) =>
  fromPromise<Address, { id: string | undefined; address: AddressInput }>(
    ({ input: { id, address: body }, signal }) =>
      dataOf(
        id === undefined
          ? client.POST('/api/customers/address-book', { body, signal })
          : client.PUT('/api/customers/address-book/{id}', { params: { path: { id } }, body, signal }),
      ),
  )

/** The server takes the whole address: what another tab has changed since it was listed here stays. */
export const makeDefaultWith = (client: ShopClient) =>
  fromPromise<Address, { id: string }>(async ({ input: { id }, signal }) => {
    const { id: _, ...address } = await readAddress(client, id, signal)
    const body = { ...address, isDefault: true }
    return dataOf(client.PUT('/api/customers/address-book/{id}', { params: { path: { id } }, body, signal }))
  })

export const deleteAddressWith = (client: ShopClient) =>
  fromPromise<void, { id: string }>(async ({ input: { id }, signal }) => {
    await dataOf(client.DELETE('/api/customers/address-book/{id}', { params: { path: { id } }, signal }))
  })
