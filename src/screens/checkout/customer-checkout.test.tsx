import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { Address } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { addressDraft } from '../../features/addresses/address-values.ts'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { saveDraft } from '../../lib/forms/form-draft.ts'
import { CheckoutAddresses } from './customer-checkout.tsx'

const home: Address = { ...thaiAddress, id: 'a-1', isDefault: true }
const factory: Address = { ...thaiAddress, id: 'a-2', recipientName: 'Somsri', isDefault: false }
const typed = { ...thaiAddress, recipientName: 'Somsak' }
const notFound = { code: 'NOT_FOUND' }

/** Shows the choice of an address, with a draft, over a book of which another tab has deleted the second one. */
async function open(draftAbout: string) {
  saveDraft(addressDraft, { owner: 'c-1', about: draftAbout }, typed)
  let listed = [home, factory]
  const book = createActor(
    addressBookMachine.provide({
      actors: {
        listAddresses: fromPromise(() => Promise.resolve({ data: listed, totalRecords: listed.length })),
        readAddress: fromPromise(() => Promise.reject(notFound)),
        saveAddress: fromPromise(({ input }) => {
          const created = { ...input.address, id: 'a-3' }
          listed = [...listed, created]
          return Promise.resolve(created)
        }),
      },
    }),
    { input: { wantsAll: true, chosenId: undefined } },
  ).start()
  await waitFor(book, (state) => state.matches('listing'))
  const flows = { cart: createActor(cartMachine), profile: createActor(profileMachine) }
  await showPart(
    <AppActorsContext value={flows}>
      <CheckoutAddresses book={book} owner="c-1" />
    </AppActorsContext>,
  )
  const row = screen.getByRole('radio', { name: /Somsri/ })
  fireEvent.keyDown(row, { key: 'ArrowDown' })
  fireEvent.click(row)
  return book
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const formOfNew = () => screen.findByRole('dialog', { name: 'เพิ่มที่อยู่' })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('the checkout says that an address was deleted elsewhere, and offers what was typed for it as a new one', async () => {
  await open('a-2')
  press('แก้ไขที่อยู่นี้')
  await screen.findByText(/ถูกลบไปแล้ว/)
  press('กรอกต่อ')
  await formOfNew()
  expect(screen.getByLabelText<HTMLInputElement>(/^ชื่อผู้รับ/).value).toBe('Somsak')
})

it('the checkout offers a new address that was begun, and marks it once it is saved', async () => {
  const book = await open('new')
  press('กรอกต่อ')
  await formOfNew()
  press('บันทึกที่อยู่')
  await waitFor(book, (state) => state.matches({ listing: 'resting' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Somsak/ })).checked).toBe(true)
})
