// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { Address, AddressInput } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { showPart } from '../../components/show-part.tsx'
import { StandingFlowsContext } from '../../lib/standing-flows.ts'
import { AddressForm } from './address-form.tsx'

const saved: Address = { ...thaiAddress, id: 'a-1', isDefault: true }

/** Shows the form of a saved address, over a book that notes what is sent. */
async function openForm() {
  const sent: AddressInput[] = []
  const actor = createActor(
    addressBookMachine.provide({
      actors: {
        listAddresses: fromPromise(() => Promise.resolve({ data: [saved], totalRecords: 1 })),
        saveAddress: fromPromise(({ input }) => {
          sent.push(input.address)
          return Promise.resolve({ ...saved, ...input.address })
        }),
      },
    }),
    { input: { wantsAll: false, chosenId: undefined } },
  ).start()
  await waitFor(actor, (state) => state.matches('listing'))
  actor.send({ type: 'address.edit', id: 'a-1' })
  await showPart(
    <StandingFlowsContext value={{ cart: createActor(cartMachine) }}>
      <AddressForm actor={actor} owner="c-1" />
    </StandingFlowsContext>,
  )
  return { sent }
}

const phone = () => screen.getByLabelText<HTMLInputElement>(/^เบอร์โทรศัพท์/)
function write(value: string) {
  fireEvent.input(phone(), { target: { value } })
  fireEvent.blur(phone())
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'บันทึกที่อยู่' }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it.each([
  ['089-771-4432', '0897714432'],
  ['+66 89 771 4432', '0897714432'],
  ['๐๘๙-๗๗๑-๔๔๓๒', '0897714432'],
  ['02-123-4567', '021234567'],
])('keeps the phone number %s as it was typed, and sends its digits', async (typed, digits) => {
  const { sent } = await openForm()
  expect(phone().maxLength, 'nothing that is typed or pasted is cut').toBe(-1)
  write(typed)
  expect([phone().value, screen.queryByRole('alert')]).toEqual([typed, null])
  save()
  expect(sent.map(({ phoneNumber }) => phoneNumber)).toEqual([digits])
})

it('refuses a number that nobody can call', async () => {
  const { sent } = await openForm()
  write('089-771-443')
  save()
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง')
  expect(sent).toEqual([])
})
