import type { Address } from '../../openapi/generated/schema.ts'
import type { EventFrom } from 'xstate'
import type { FlowCases, Story } from '../../tools/statecharts/cases.ts'
import type { addressBookMachine } from './address-book.machine.ts'

const address = (id: string, isDefault = false): Address => ({
  id,
  recipientName: 'Somchai',
  phoneNumber: '0812345678',
  addressLine: '99/12',
  subDistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'Bangkok',
  postcode: '10500',
  isDefault,
})

const three = { data: [address('a-1', true), address('a-2'), address('a-3')], totalRecords: 7 }
const five = { data: [...three.data, address('a-4'), address('a-5')], totalRecords: 7 }
const none = { data: [], totalRecords: 0 }

const noMore: Story<typeof addressBookMachine> = [
  { actor: 'listAddresses', done: three },
  { send: { type: 'list.more' } },
  { actor: 'listAddresses', error: { code: 'INTERNAL' } },
]

const refusedForm = (
  open: EventFrom<typeof addressBookMachine>,
  save: 'createAddress' | 'updateAddress',
): Story<typeof addressBookMachine> => [
  { actor: 'listAddresses', done: three },
  { send: open },
  { send: { type: 'form.change', changes: { taxId: '123' } } },
  { send: { type: 'form.submit' } },
  { actor: save, error: { code: 'TAX_ID_INVALID' } },
]

export const cases: FlowCases<typeof addressBookMachine> = {
  inputs: [
    { wantsAll: false, chosenId: undefined },
    { wantsAll: true, chosenId: 'a-2' },
  ],
  events: {
    'address.choose': [{ id: 'a-2' }, { id: 'a-9' }],
    'address.edit': [{ id: 'a-1' }, { id: 'a-9' }],
    'address.delete': [{ id: 'a-1' }, { id: 'a-9' }],
    'address.makeDefault': [{ id: 'a-2' }, { id: 'a-1' }],
    'form.change': [{ changes: { isDefault: false } }, { changes: { isDefault: true, taxId: '123' } }],
  },
  replies: {
    listAddresses: { done: [three, none, five], error: [{ code: 'INTERNAL' }] },
    createAddress: {
      done: [address('a-8')],
      error: [
        { code: 'VALIDATION', errors: [{ field: 'postcode', code: 'pattern' }] },
        { code: 'TAX_ID_INVALID' },
        { code: 'INTERNAL' },
      ],
    },
    updateAddress: {
      done: [address('a-1')],
      error: [
        { code: 'VALIDATION', errors: [{ field: 'postcode', code: 'pattern' }] },
        { code: 'TAX_ID_INVALID' },
        { code: 'NOT_FOUND' },
        { code: 'INTERNAL' },
      ],
    },
    deleteAddress: { done: [undefined], error: [{ code: 'NOT_FOUND' }, { code: 'INTERNAL' }] },
  },
  // Something has to be there before one sees that it is dropped.
  stories: [
    [...noMore, { send: { type: 'list.more' } }],
    [...noMore, { send: { type: 'list.all' } }],
    [...noMore, { send: { type: 'address.choose', id: 'a-2' } }],
    [...noMore, { send: { type: 'address.create' } }],
    [...noMore, { send: { type: 'address.edit', id: 'a-1' } }],
    [...noMore, { send: { type: 'address.delete', id: 'a-1' } }],
    [...noMore, { send: { type: 'address.makeDefault', id: 'a-2' } }],
    [{ actor: 'listAddresses', done: none }, { send: { type: 'address.create' } }],
    [...refusedForm({ type: 'address.create' }, 'createAddress'), { send: { type: 'form.submit' } }],
    [...refusedForm({ type: 'address.create' }, 'createAddress'), { send: { type: 'form.cancel' } }],
    [...refusedForm({ type: 'address.edit', id: 'a-1' }, 'updateAddress'), { send: { type: 'form.submit' } }],
    [...refusedForm({ type: 'address.edit', id: 'a-1' }, 'updateAddress'), { send: { type: 'form.cancel' } }],
  ],
}
