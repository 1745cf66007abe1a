import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { addressBookMachine, type PageRequest } from '../../../machines/address-book/address-book.machine.ts'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import type { Address, AddressInput, AddressPage } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { Snackbar } from '../../components/snackbar/snackbar.tsx'
import * as flow from '../../flows/address-book/use-address-book.ts'
import { useSnackbarMessage } from '../../flows/snackbar/use-snackbar.ts'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import AddressBookTab from './address-book-tab.tsx'

afterEach(cleanup)

const home: Address = { ...thaiAddress, id: 'a-1', isDefault: true }
const answered = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))

const Said = () => <Snackbar message={useSnackbarMessage()} />

/** Shows the tab of a customer with one address, whose changes all succeed. */
async function open() {
  const book = createActor(
    addressBookMachine.provide({
      actors: {
        listAddresses: fromPromise<AddressPage, PageRequest>(async () => ({ data: [home], totalRecords: 1 })),
        readAddress: fromPromise<Address, { id: string }>(async () => home),
        saveAddress: fromPromise<Address, { id: string | undefined; address: AddressInput }>(
          async ({ input }) => ({ ...home, ...input.address }),
        ),
        deleteAddress: fromPromise<void, { id: string }>(async () => undefined),
      },
    }),
    { input: { wantsAll: false, chosenId: undefined } },
  ).start()
  vi.spyOn(flow, 'useAddressBook').mockReturnValue(book)
  const snackbar = createActor(snackbarMachine).start()
  const session = createActor(sessionMachine, {
    input: { cookies: { accessToken: true, refreshToken: true, customerId: 'c-1' } },
  }).start()
  await showPart(
    <AppActorsContext
      value={{
        session,
        snackbar,
        cart: createActor(cartMachine).start(),
        profile: createActor(profileMachine),
      }}
    >
      <AddressBookTab />
      <Said />
    </AppActorsContext>,
    'en',
  )
  await answered()
  const send = async (event: Parameters<typeof book.send>[0]) => {
    act(() => book.send(event))
    await answered()
  }
  return send
}

it('R8.19 R8.24: adding an address shows a message with its name', async () => {
  const send = await open()
  await send({ type: 'address.create' })
  await send({ type: 'form.submit', address: { ...thaiAddress, recipientName: 'Somsri', isDefault: false } })
  expect(screen.getByText('The address of Somsri was added.')).toBeDefined()
})

it('R8.20: changing an address shows a message with its name', async () => {
  const send = await open()
  await send({ type: 'address.edit', id: 'a-1' })
  await send({ type: 'form.submit', address: { ...thaiAddress, recipientName: 'Somsri', isDefault: true } })
  expect(screen.getByText('The address of Somsri was saved.')).toBeDefined()
})

it('R8.21: deleting an address shows a message with its name', async () => {
  const send = await open()
  await send({ type: 'address.delete', id: 'a-1' })
  await send({ type: 'deletion.confirm' })
  expect(screen.getByText(`The address of ${thaiAddress.recipientName} was deleted.`)).toBeDefined()
})
