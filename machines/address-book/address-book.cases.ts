import type { Address, AddressInput } from '../../openapi/generated/schema.ts'
import type { FlowCases, Story } from '@phaen/statecharts'
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

const typed = (changes: Partial<AddressInput>): AddressInput => {
  const { id: _, ...input } = address('a-1')
  return { ...input, ...changes }
}

const refused: Story<typeof addressBookMachine> = [
  { actor: 'listAddresses', done: three },
  { send: { type: 'address.edit', id: 'a-1' } },
  { actor: 'readAddress', done: address('a-1', true) },
  { send: { type: 'form.submit', address: typed({ taxId: '123' }) } },
  { actor: 'saveAddress', error: { code: 'TAX_ID_INVALID' } },
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
    'form.submit': [
      { address: typed({ isDefault: false }) },
      { address: typed({ isDefault: true, taxId: '123', recipientName: 'Somsak' }) },
    ],
    'form.cancel': [{ hasChanges: true }, { hasChanges: false }],
  },
  replies: {
    listAddresses: { done: [three, none, five], error: [{ code: 'INTERNAL' }] },
    readAddress: {
      done: [{ ...address('a-1', true), recipientName: 'Somsri' }],
      error: [{ code: 'NOT_FOUND' }, { code: 'INTERNAL' }],
    },
    saveAddress: {
      done: [address('a-8')],
      error: [
        { code: 'VALIDATION', errors: [{ field: 'postcode', code: 'pattern' }] },
        { code: 'TAX_ID_INVALID' },
        { code: 'ADDRESS_BOOK_FULL' },
        { code: 'NOT_FOUND' },
        { code: 'INTERNAL' },
      ],
    },
    makeDefault: { done: [address('a-8')], error: [{ code: 'NOT_FOUND' }, { code: 'INTERNAL' }] },
    deleteAddress: { done: [undefined], error: [{ code: 'NOT_FOUND' }, { code: 'INTERNAL' }] },
  },
  // These paths load or enter data first, so that the test can observe its removal.
  stories: [
    [...noMore, { send: { type: 'list.more' } }],
    [...noMore, { send: { type: 'address.choose', id: 'a-2' } }],
    [...noMore, { send: { type: 'address.create' } }],
    [...noMore, { send: { type: 'address.edit', id: 'a-1' } }],
    [...noMore, { send: { type: 'address.delete', id: 'a-1' } }],
    [...noMore, { send: { type: 'address.makeDefault', id: 'a-2' } }],
    [{ actor: 'listAddresses', done: none }, { send: { type: 'address.create' } }],
    [...refused, { send: { type: 'form.submit', address: typed({}) } }],
    [...refused, { send: { type: 'form.setAside' } }],
    [...refused, { send: { type: 'form.cancel', hasChanges: false } }],
    [
      ...refused,
      { send: { type: 'form.cancel', hasChanges: true } },
      { send: { type: 'discard.cancel' } },
      { send: { type: 'form.cancel', hasChanges: true } },
      { send: { type: 'discard.confirm' } },
    ],
  ],
}
