import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf, fieldErrorsOf } from '../problem.ts'
import type { Address, AddressInput, AddressPage } from '../../openapi/generated/schema.ts'

export interface PageRequest {
  pageNumber: number
  pageSize: number
}

interface Shown {
  addresses: Address[]
  totalRecords: number
  /** The number of pages of five that are shown; 0 while only the first three addresses are shown. */
  pages: number
  /** Whether to load all addresses, up to the largest page size. */
  wantsAll: boolean
}

const notProvided = (what: string): never => {
  throw new Error(`address-book: ${what} is not provided`)
}

const firstSize = 3
const stepSize = 5

/** All addresses at once: a customer has at most so many. */
export const allAddresses: PageRequest = { pageNumber: 1, pageSize: 100 }

/** The first page: three addresses at the start, five after a change. */
const firstOf = (pageSize: number, { wantsAll }: Shown): PageRequest =>
  wantsAll ? allAddresses : { pageNumber: 1, pageSize }

/** The first request for more replaces the three addresses with a page of five; later pages are appended. */
const nextOf = ({ pages }: Shown): PageRequest => ({ pageNumber: pages + 1, pageSize: stepSize })

const blank: AddressInput = {
  recipientName: '',
  phoneNumber: '',
  addressLine: '',
  subDistrict: '',
  district: '',
  province: '',
  postcode: '',
  isDefault: false,
}

const find = (addresses: Address[], id: string | undefined): Address => {
  const found = addresses.find((address) => address.id === id)
  if (!found) throw new Error(`address-book: the address '${id}' is not listed`)
  return found
}

const inputOf = ({ id: _id, ...input }: Address): AddressInput => input

/** Returns the default address after a deletion. The list is ordered by default, then newest. */
export const nextDefaultOf = ({
  addresses,
  subjectId,
}: {
  addresses: Address[]
  subjectId: string
}): Address | undefined =>
  find(addresses, subjectId).isDefault ? addresses.find(({ id }) => id !== subjectId) : undefined

/**
 * Lists, creates, edits and deletes a customer's addresses; one of them is always the default. A page can run
 * it directly; the checkout runs it as a child that outputs the chosen address. Spec parts 3, 7 and 9.
 */
export const addressBookMachine = setup({
  types: {} as {
    context: Shown & {
      chosenId: string | undefined
      /** The id of the address being edited, deleted or made the default; empty for a new address. */
      subjectId: string
      /** The initial form values, or the submitted values after a submission. */
      values: AddressInput
      /** Whether the shopper cannot unset the default: true for the first address and for the default one. */
      staysDefault: boolean
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    input: { wantsAll: boolean; chosenId: string | undefined }
    output: { address: Address }
    events:
      | { type: 'list.retry' }
      | { type: 'list.more' }
      | { type: 'address.choose'; id: string }
      | { type: 'address.create' }
      | { type: 'address.edit'; id: string }
      | { type: 'address.delete'; id: string }
      | { type: 'address.makeDefault'; id: string }
      | { type: 'deletion.confirm' }
      | { type: 'deletion.cancel' }
      | { type: 'form.submit'; address: AddressInput }
      | { type: 'form.setAside' }
      | { type: 'form.cancel'; hasChanges: boolean }
      | { type: 'discard.confirm' }
      | { type: 'discard.cancel' }
    emitted:
      | { type: 'address.changed'; what: 'created' | 'updated' | 'deleted'; name: string }
      | { type: 'address.gone'; id: string }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    listAddresses: fromPromise<AddressPage, PageRequest>(() => notProvided("the actor 'listAddresses'")),
    readAddress: fromPromise<Address, { id: string }>(() => notProvided("the actor 'readAddress'")),
    /** Creates an address without an `id`, updates one with it. */
    saveAddress: fromPromise<Address, { id: string | undefined; address: AddressInput }>(() =>
      notProvided("the actor 'saveAddress'"),
    ),
    makeDefault: fromPromise<Address, { id: string }>(() => notProvided("the actor 'makeDefault'")),
    deleteAddress: fromPromise<void, { id: string }>(() => notProvided("the actor 'deleteAddress'")),
  },
  guards: {
    hasMore: ({ context }) => !context.wantsAll && context.addresses.length < context.totalRecords,
    isListed: ({ context }, params: { id: string }) => context.addresses.some(({ id }) => id === params.id),
    isListedAndNotDefault: ({ context }, params: { id: string }) =>
      context.addresses.some(({ id, isDefault }) => id === params.id && !isDefault),
    hasChanges: (_, params: { hasChanges: boolean }) => params.hasChanges,
    isFull: (_, params: { error: unknown }) => codeOf(params.error) === 'ADDRESS_BOOK_FULL',
    isFieldRefusal: (_, params: { error: unknown }) =>
      ['VALIDATION', 'TAX_ID_INVALID'].includes(codeOf(params.error)),
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
  },
  actions: {
    setList: assign((_, { page }: { page: AddressPage }) => ({
      addresses: page.data,
      totalRecords: page.totalRecords,
    })),
    appendPage: assign(({ context }, { page }: { page: AddressPage }) => {
      const before = context.pages === 0 ? [] : context.addresses
      const known = new Set(before.map(({ id }) => id))
      return {
        addresses: [...before, ...page.data.filter(({ id }) => !known.has(id))],
        totalRecords: page.totalRecords,
        pages: context.pages + 1,
      }
    }),
    showFive: assign({ pages: 1 }),
    setChoice: assign({ chosenId: (_, params: { id: string }) => params.id }),
    setSubject: assign({ subjectId: (_, params: { id: string }) => params.id }),
    startBlank: assign(({ context }) => {
      const isFirst = context.totalRecords === 0
      return { values: { ...blank, isDefault: isFirst }, staysDefault: isFirst }
    }),
    startFrom: assign((_, { address }: { address: Address }) => ({
      values: inputOf(address),
      staysDefault: address.isDefault,
    })),
    startFromSubject: assign(({ context }) => {
      const address = find(context.addresses, context.subjectId)
      return { values: inputOf(address), staysDefault: address.isDefault }
    }),
    setValues: assign(({ context }, { address }: { address: AddressInput }) => ({
      values: { ...address, isDefault: context.staysDefault || address.isDefault },
    })),
    closeForm: assign({ subjectId: '', values: blank, staysDefault: false }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    setFieldErrors: assign({
      fieldErrors: (_, params: { error: unknown }) =>
        fieldErrorsOf(params.error, { TAX_ID_INVALID: 'taxId' }),
    }),
    clearErrors: assign({ errorCode: undefined, fieldErrors: {} }),
    emitSaved: emit(({ context }) => ({
      type: 'address.changed',
      what: context.subjectId === '' ? 'created' : 'updated',
      name: context.values.recipientName,
    })),
    emitGone: emit(({ context }) => ({ type: 'address.gone', id: context.subjectId })),
    emitDeleted: emit(({ context }) => ({
      type: 'address.changed',
      what: 'deleted',
      name: find(context.addresses, context.subjectId).recipientName,
    })),
  },
}).createMachine({
  id: 'addressBook',
  description: 'The addresses of a customer.',
  meta: {
    ignores: {
      'list.retry': 'The list that shows was read.',
      'form.*': 'No form is open.',
      'discard.*': 'It was not asked whether to throw something away.',
      'deletion.*': 'It was not asked whether to delete an address.',
    },
  },
  context: ({ input }) => ({
    addresses: [],
    totalRecords: 0,
    pages: 0,
    wantsAll: input.wantsAll,
    chosenId: input.chosenId,
    subjectId: '',
    values: blank,
    staysDefault: false,
    errorCode: undefined,
    fieldErrors: {},
  }),
  output: ({ context }) => ({ address: find(context.addresses, context.chosenId) }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The first three addresses are read, or all of them.',
      meta: {
        spec: ['R7.20', 'R9.9', 'R9.11'],
        ignores: {
          'list.*': 'The list is being read.',
          'address.*': 'What is in the book is not known yet.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'listAddresses',
        src: 'listAddresses',
        input: ({ context }) => firstOf(firstSize, context),
        onDone: {
          description: 'Here they are.',
          target: 'listing',
          actions: { type: 'setList', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          description: 'They could not be read.',
          target: 'loadFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: {
      description: 'The addresses could not be read.',
      meta: {
        ignores: {
          'list.more': 'The first addresses have to be read before more of them.',
          'address.*': 'What is in the book is not known.',
        },
      },
      tags: 'failed',
      on: { 'list.retry': { description: 'Try again.', target: 'loading', actions: 'clearErrors' } },
    },
    listing: {
      description: 'The addresses are on the page.',
      meta: { spec: ['R1.7', 'R2.54', 'R6.13'] },
      initial: 'resting',
      on: {
        'list.more': {
          description: 'Five at a time.',
          guard: 'hasMore',
          target: '.loadingMore',
          actions: 'clearErrors',
        },
        'address.choose': {
          description: 'This one: for the order that is being made.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'chosen',
          actions: [{ type: 'setChoice', params: ({ event }) => ({ id: event.id }) }, 'clearErrors'],
        },
        'address.create': {
          description: 'A new address.',
          target: 'form',
          actions: ['startBlank', 'clearErrors'],
        },
        'address.edit': {
          description: 'It is read before the form opens.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'opening',
          actions: [{ type: 'setSubject', params: ({ event }) => ({ id: event.id }) }, 'clearErrors'],
        },
        'address.delete': {
          description: 'It should go; but ask first.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingDeletion',
          actions: [{ type: 'setSubject', params: ({ event }) => ({ id: event.id }) }, 'clearErrors'],
        },
        'address.makeDefault': {
          description: 'Another one becomes the default; the default cannot be unset.',
          guard: { type: 'isListedAndNotDefault', params: ({ event }) => ({ id: event.id }) },
          target: 'choosingDefault',
          actions: [
            { type: 'setSubject', params: ({ event }) => ({ id: event.id }) },
            'startFromSubject',
            'clearErrors',
          ],
        },
      },
      states: {
        resting: { description: 'Nothing is wrong.' },
        loadingMore: {
          description: 'The next five are read; those that are shown can be used meanwhile.',
          meta: { spec: ['R9.10'] },
          tags: 'pending',
          on: { 'list.more': { description: 'They are on their way already.' } },
          invoke: {
            id: 'listMore',
            src: 'listAddresses',
            input: ({ context }) => nextOf(context),
            onDone: {
              description: 'Here they are.',
              target: 'resting',
              actions: { type: 'appendPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              description: 'They could not be read.',
              target: 'moreFailed',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        moreFailed: {
          description: 'No more could be read; those that are shown stay.',
          meta: {
            ignores: { 'list.retry': 'The request for more addresses is repeated with the button for more.' },
          },
          tags: 'failed',
        },
        changeFailed: {
          description: 'The change did not come through; nothing was changed.',
          meta: {
            ignores: {
              'list.retry': 'The list was read; what failed is the change, which can be asked for again.',
            },
          },
          tags: 'failed',
        },
        gone: {
          description: 'The address is not there any more: deleted in another tab.',
          tags: 'failed',
          on: {
            'list.retry': {
              description: 'See what is there.',
              target: '#addressBook.refreshing',
              actions: 'clearErrors',
            },
          },
        },
        old: {
          description: 'The change came through, but the list could not be read again.',
          tags: 'failed',
          on: {
            'list.retry': {
              description: 'Try again.',
              target: '#addressBook.refreshing',
              actions: 'clearErrors',
            },
          },
        },
      },
    },
    opening: {
      description: 'The address is read as it is now: another tab may have changed it.',
      meta: {
        spec: ['R7.21'],
        ignores: {
          'list.*': 'The form is about to open over the list.',
          'address.*': 'An address is being opened.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        input: ({ context }) => ({ id: context.subjectId }),
        onDone: {
          description: 'The form opens with it.',
          target: 'form',
          actions: { type: 'startFrom', params: ({ event }) => ({ address: event.output }) },
        },
        onError: [
          {
            description: 'It was deleted in another tab.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'listing.gone',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              'emitGone',
              'closeForm',
            ],
          },
          {
            description: 'It could not be read: the form opens with what the list says of it.',
            target: 'form',
            actions: 'startFromSubject',
          },
        ],
      },
    },
    refreshing: {
      description: 'The first five are read again: which one is the default now, the server knows.',
      meta: {
        spec: ['R3.19', 'R9.10'],
        ignores: {
          'list.*': 'The list is being read again.',
          'address.*': 'The addresses that show may be old until the list has been read again.',
        },
      },
      tags: 'pending',
      entry: 'closeForm',
      invoke: {
        id: 'listAgain',
        src: 'listAddresses',
        input: ({ context }) => firstOf(stepSize, context),
        onDone: {
          description: 'The list as it stands now.',
          target: 'listing',
          actions: [{ type: 'setList', params: ({ event }) => ({ page: event.output }) }, 'showFive'],
        },
        onError: {
          description: 'It could not be read again.',
          target: 'listing.old',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    form: {
      description:
        'A new address is written, or one of the list is changed. The form library holds what is typed.',
      meta: {
        spec: ['R2.55', 'R7.22', 'R7.23', 'R8.19', 'R8.20', 'R8.24'],
        ignores: {
          'list.*': 'The list waits behind the open form.',
          'address.*': 'The open form is kept, set aside or cancelled first.',
        },
      },
      initial: 'filling',
      states: {
        filling: {
          description: 'The form is open.',
          initial: 'typing',
          on: {
            'form.submit': {
              description: 'Keep it.',
              target: 'saving',
              actions: [
                { type: 'setValues', params: ({ event }) => ({ address: event.address }) },
                'clearErrors',
              ],
            },
            'form.setAside': {
              description: 'The form is left; its draft stays and is offered again.',
              target: '#addressBook.listing',
              actions: ['closeForm', 'clearErrors'],
            },
            'form.cancel': [
              {
                description: 'What was typed would be lost: ask first.',
                guard: { type: 'hasChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) },
                target: 'confirmingDiscard',
              },
              {
                description: 'Nothing was typed.',
                target: '#addressBook.listing',
                actions: ['closeForm', 'clearErrors'],
              },
            ],
          },
          states: {
            typing: { description: 'Nothing is wrong so far.' },
            refused: {
              description: 'The server refused some fields; the codes stand under them.',
              meta: { spec: ['R8.9'] },
              tags: 'failed',
            },
            full: {
              description:
                'The book takes no more addresses: one has to be deleted first. Set aside, the form waits.',
              tags: 'failed',
            },
            failed: { description: 'No answer: the form may be sent again.', tags: 'failed' },
          },
        },
        confirmingDiscard: {
          description: 'Should what was typed be thrown away?',
          meta: { ignores: { 'form.*': 'Whether to throw the changes away has to be answered first.' } },
          on: {
            'discard.confirm': {
              description: 'Yes.',
              target: '#addressBook.listing',
              actions: ['closeForm', 'clearErrors'],
            },
            'discard.cancel': {
              description: 'No, go on with it. What was refused stays at its field in the form.',
              target: 'filling',
              actions: 'clearErrors',
            },
          },
        },
        saving: {
          description: 'The server checks and keeps it.',
          meta: {
            ignores: {
              'form.submit': 'The form is being saved.',
              'form.setAside': 'The answer decides whether the form closes or shows what is wrong.',
              'form.cancel': 'The form was sent and cannot be taken back.',
            },
          },
          tags: 'pending',
          invoke: {
            id: 'saveAddress',
            src: 'saveAddress',
            input: ({ context }) => ({ id: context.subjectId || undefined, address: context.values }),
            onDone: {
              description: 'Kept.',
              target: '#addressBook.refreshing',
              actions: 'emitSaved',
            },
            onError: [
              {
                description: 'Some fields are refused: format, tax id.',
                guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'filling.refused',
                actions: [
                  { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                  { type: 'setFieldErrors', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                description: 'There are as many addresses as a book may hold.',
                guard: { type: 'isFull', params: ({ event }) => ({ error: event.error }) },
                target: 'filling.full',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                description: 'It was deleted in another tab. What was typed is offered as a new address.',
                guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
                target: '#addressBook.listing.gone',
                actions: [
                  { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                  'emitGone',
                  'closeForm',
                ],
              },
              {
                description: 'No answer, or one that nobody expected.',
                target: 'filling.failed',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    confirmingDeletion: {
      description: 'Really? The whole address shows, and which one becomes the default in its place.',
      meta: {
        ignores: {
          'list.*': 'Whether to delete the address has to be answered first.',
          'address.*': 'Whether to delete the address has to be answered first.',
        },
      },
      on: {
        'deletion.confirm': { description: 'Yes.', target: 'deleting' },
        'deletion.cancel': { description: 'No, it stays.', target: 'listing', actions: 'closeForm' },
      },
    },
    deleting: {
      description: 'The server deletes it; if it was the default, the server names another one.',
      meta: {
        spec: ['R7.24', 'R8.21'],
        ignores: {
          'list.*': 'The list is read again after the deletion.',
          'address.*': 'The answer about the deletion comes first.',
          'deletion.*': 'The answer was given, and the server is deleting the address.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => ({ id: context.subjectId }),
        onDone: {
          description: 'Gone.',
          target: 'refreshing',
          actions: 'emitDeleted',
        },
        onError: [
          {
            description: 'It was deleted in another tab before.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'listing.gone',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'listing.changeFailed',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
        ],
      },
    },
    choosingDefault: {
      description: 'The server makes it the default, and the one before an ordinary one.',
      meta: {
        spec: ['R3.19'],
        ignores: {
          'list.*': 'The list is read again after the default has changed.',
          'address.*': 'The answer about the new default comes first.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context }) => ({ id: context.subjectId }),
        onDone: {
          description: 'It is the default.',
          target: 'refreshing',
          actions: 'emitSaved',
        },
        onError: [
          {
            description: 'It was deleted in another tab.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'listing.gone',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              'emitGone',
              'closeForm',
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'listing.changeFailed',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
        ],
      },
    },
    chosen: { description: 'An address was chosen: it is handed over.', type: 'final' },
  },
})
