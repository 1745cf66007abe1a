import type { addressBookMachine } from '../../../../machines/address-book/address-book.machine.ts'
import { always, type Rule, startedBy } from '@phaen/statecharts'

type AddressBook = typeof addressBookMachine

export const rules: Rule<AddressBook>[] = [
  always('no address stands twice in the list', ({ context }) => {
    const ids = context.addresses.map(({ id }) => id)
    return ids.find((id, index) => ids.indexOf(id) !== index)
  }),
  {
    says: 'an address is deleted only after a question about it',
    watch: () => {
      let asked: string | undefined
      return (moment) => {
        const deletion = startedBy(moment).find(({ id }) => id === 'deleteAddress')
        if (deletion && JSON.stringify(deletion.input) !== JSON.stringify({ id: asked }))
          return 'nobody was asked'
        asked = moment.snapshot.matches('confirmingDeletion') ? moment.context.subjectId : undefined
        return undefined
      }
    },
  },
  always('what is written belongs to an open form or to the saving of it', ({ context, snapshot }) =>
    snapshot.matches({ listing: 'resting' }) && context.values.addressLine !== '' && context.subjectId === ''
      ? 'a closed form left it behind'
      : undefined,
  ),
  always('the default stays one while its form is open', ({ context }) =>
    context.staysDefault && !context.values.isDefault ? 'it was taken away' : undefined,
  ),
  always('one request at a time', ({ actors }) =>
    actors.length > 1 ? actors.map(({ id }) => id).join(' and ') : undefined,
  ),
]
