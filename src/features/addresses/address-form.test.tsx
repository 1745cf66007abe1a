import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { company, person } from '../../../machines/profile/profile.fixture.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { Address, AddressInput, Profile } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { draftsOf, saveDraft } from '../../lib/forms/form-draft.ts'
import { namesOfFields } from '../../../tests/support/names-of-fields.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { AddressBook } from './address-book.tsx'
import { addressDraft, addressValues } from './address-values.ts'

const saved: Address = { ...thaiAddress, id: 'a-1', isDefault: true }

const shownTo = (profile: Profile) =>
  createActor(profileMachine, {
    snapshot: profileMachine.resolveState({
      value: { known: 'shown' },
      context: { profile, group: undefined, errorCode: undefined, fieldErrors: {} },
    }),
  })

/** Shows the form of a saved address, or of a new one, over a book that notes what is sent. */
async function openForm(ofNew?: { owner: Profile }, refusal?: { code: string }) {
  const sent: AddressInput[] = []
  const actor = createActor(
    addressBookMachine.provide({
      actors: {
        listAddresses: fromPromise(() => Promise.resolve({ data: [saved], totalRecords: 1 })),
        readAddress: fromPromise(() => Promise.resolve(saved)),
        saveAddress: fromPromise(({ input }) => {
          sent.push(input.address)
          if (refusal && input.id !== undefined) return Promise.reject(refusal)
          return Promise.resolve({ ...saved, ...input.address })
        }),
      },
    }),
    { input: { wantsAll: false, chosenId: undefined } },
  ).start()
  await waitFor(actor, (state) => state.matches('listing'))
  actor.send(ofNew ? { type: 'address.create' } : { type: 'address.edit', id: 'a-1' })
  await waitFor(actor, (state) => state.matches('form'))
  const flows = { cart: createActor(cartMachine), profile: shownTo(ofNew?.owner ?? person) }
  await showPart(
    <AppActorsContext value={flows}>
      <AddressBook actor={actor} owner="c-1" />
    </AppActorsContext>,
  )
  return { sent, actor }
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const phone = () => field(/^เบอร์โทรศัพท์/)
function write(value: string, input = phone()) {
  fireEvent.input(input, { target: { value } })
  fireEvent.blur(input)
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

it.each([
  ['a person', person, ['Somchai Jaidee', '0812345678']],
  ['a company', { ...company, phoneNumber: '021234567' }, ['Nice Signs', '021234567']],
] as const)(
  'a new address of %s starts with the name and the phone of the account',
  async (_, owner, starts) => {
    await openForm({ owner })
    expect([field(/^ชื่อผู้รับ/).value, phone().value]).toEqual(starts)
  },
)

it('R9.42: has two lines for the address, which are sent as one and are no longer than one', async () => {
  const { sent } = await openForm()
  write('ก'.repeat(290), field(/^บ้านเลขที่/))
  expect(screen.getByText('290 / 300')).toBeTruthy()
  write('อาคารเอ ชั้น 5', field(/^อาคาร/))
  save()
  expect(sent).toEqual([])
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('ข้อความยาวเกินไป กรุณาย่อให้สั้นลง')
  write('99/12 ถนนเจริญกรุง ', field(/^บ้านเลขที่/))
  save()
  expect(sent.map(({ addressLine }) => addressLine)).toEqual(['99/12 ถนนเจริญกรุง อาคารเอ ชั้น 5'])
})

const places = () => draftsOf(addressDraft, 'c-1').map(({ about }) => about)
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'กรอกต่อ' }))

it('what was typed for an address that was deleted elsewhere is offered as a new one, before one begun earlier', async () => {
  saveDraft(addressDraft, { owner: 'c-1', about: 'new' }, { recipientName: 'Somsak' })
  const { sent, actor } = await openForm(undefined, { code: 'NOT_FOUND' })
  write('0899999999')
  save()
  await screen.findByText(/ถูกลบไปแล้ว/)
  goOn()
  await screen.findByRole('dialog', { name: 'เพิ่มที่อยู่' })
  expect(phone().value).toBe('0899999999')
  save()
  await waitFor(actor, (state) => state.matches({ listing: 'resting' }))
  expect(sent.map(({ phoneNumber }) => phoneNumber)).toEqual(['0899999999', '0899999999'])
  expect(places()).toEqual(['new'])
  goOn()
  await screen.findByRole('dialog', { name: 'เพิ่มที่อยู่' })
  await waitFor(actor, (state) => state.matches('form'))
  expect(field(/^ชื่อผู้รับ/).value).toBe('Somsak')
})

it('what is typed while an address that was deleted elsewhere is being saved is offered as a new one, too', async () => {
  await openForm(undefined, { code: 'NOT_FOUND' })
  save()
  fireEvent.input(phone(), { target: { value: '0877777777' } })
  await screen.findByText(/ถูกลบไปแล้ว/)
  goOn()
  await screen.findByRole('dialog', { name: 'เพิ่มที่อยู่' })
  expect(phone().value).toBe('0877777777')
})

it('an address that was deleted elsewhere and not changed here is not offered as a new one', async () => {
  await openForm(undefined, { code: 'NOT_FOUND' })
  save()
  await screen.findByText(/ถูกลบไปแล้ว/)
  expect(places()).toEqual([])
})

it('asks for every field of an address', async () => {
  await openForm()
  // District and province follow from the postcode, and a pin needs the map.
  const { district: _, province: __, pin: ___, ...asked } = addressValues(saved)
  expect(namesOfFields()).toEqual(expect.arrayContaining(Object.keys(asked)))
})
