import { assign, emit, fromPromise, setup } from 'xstate'
import type { Address, AddressInput, AddressPage } from '../../openapi/generated/schema.ts'

export interface PageRequest {
  pageNumber: number
  pageSize: number
}

interface Shown {
  addresses: Address[]
  totalRecords: number
  /** Pages of five that are shown; none while only the first three are. */
  pages: number
  /** All are wanted, as many as one page can hold. */
  wantsAll: boolean
}

/** An actor rejects with `{ code }`; anything else is a mistake in the program and stops the flow loudly. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

/** The code that belongs under each field: from the refusal's list of `{ field, code }`, or the tax id by its own code. */
const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const code = codeOf(error)
  if (typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)) {
    return Object.fromEntries(error.errors.map((one) => [String(one.field), String(one.code)]))
  }
  return code === 'TAX_ID_INVALID' ? { taxId: code } : {}
}

const without = (errors: Record<string, string>, changes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes)))

const notProvided = (what: string): never => {
  throw new Error(`address-book: ${what} is not provided`)
}

const firstSize = 3
const stepSize = 5
const fullSize = 100

/** One page that holds everything that is shown. */
const wholeOf = ({ pages, wantsAll }: Shown): PageRequest => {
  if (wantsAll) return { pageNumber: 1, pageSize: fullSize }
  return { pageNumber: 1, pageSize: pages === 0 ? firstSize : Math.min(pages * stepSize, fullSize) }
}

/** The first step after the three begins anew with five; the steps after it are added. */
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

/**
 * The addresses of a customer: listed, created, edited, deleted, one of them the default always. A page shows it as
 * it is; the checkout has it as a child, which ends with the address that was chosen. Spec parts 3, 7 and 9.
 */
export const addressBookMachine = setup({
  types: {} as {
    context: Shown & {
      chosenId: string | undefined
      /** The address that is edited, deleted or made the default. */
      subjectId: string
      draft: AddressInput
      /** The first address and the default one: not for the shopper to unset. */
      staysDefault: boolean
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    input: { wantsAll: boolean; chosenId: string | undefined }
    output: { address: Address }
    events:
      | { type: 'list.retry' }
      | { type: 'list.more' }
      | { type: 'list.all' }
      | { type: 'address.choose'; id: string }
      | { type: 'address.create' }
      | { type: 'address.edit'; id: string }
      | { type: 'address.delete'; id: string }
      | { type: 'address.makeDefault'; id: string }
      | { type: 'deletion.confirm' }
      | { type: 'deletion.cancel' }
      | { type: 'form.change'; changes: Partial<AddressInput> }
      | { type: 'form.submit' }
      | { type: 'form.cancel' }
    emitted: { type: 'address.changed'; what: 'created' | 'updated' | 'deleted' }
    tags: 'pending' | 'failed'
    meta: { spec: string[] }
  },
  actors: {
    listAddresses: fromPromise<AddressPage, PageRequest>(() => notProvided("the actor 'listAddresses'")),
    createAddress: fromPromise<Address, { address: AddressInput }>(() =>
      notProvided("the actor 'createAddress'"),
    ),
    updateAddress: fromPromise<Address, { id: string; address: AddressInput }>(() =>
      notProvided("the actor 'updateAddress'"),
    ),
    deleteAddress: fromPromise<void, { id: string }>(() => notProvided("the actor 'deleteAddress'")),
  },
  guards: {
    hasMore: ({ context }) => !context.wantsAll && context.addresses.length < context.totalRecords,
    isListed: ({ context }, params: { id: string }) => context.addresses.some(({ id }) => id === params.id),
    isListedAndNotDefault: ({ context }, params: { id: string }) =>
      context.addresses.some(({ id, isDefault }) => id === params.id && !isDefault),
    isFieldRefusal: (_, params: { error: unknown }) =>
      ['VALIDATION', 'TAX_ID_INVALID'].includes(codeOf(params.error)),
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
  },
  actions: {
    keepList: assign((_, { page }: { page: AddressPage }) => ({
      addresses: page.data,
      totalRecords: page.totalRecords,
    })),
    keepMore: assign(({ context }, { page }: { page: AddressPage }) => {
      const before = context.pages === 0 ? [] : context.addresses
      const known = new Set(before.map(({ id }) => id))
      return {
        addresses: [...before, ...page.data.filter(({ id }) => !known.has(id))],
        totalRecords: page.totalRecords,
        pages: context.pages + 1,
      }
    }),
    wantAll: assign({ wantsAll: true }),
    showFiveAtLeast: assign({ pages: ({ context }) => Math.max(1, context.pages) }),
    keepChoice: assign({ chosenId: (_, params: { id: string }) => params.id }),
    keepSubject: assign({ subjectId: (_, params: { id: string }) => params.id }),
    startBlank: assign(({ context }) => {
      const isFirst = context.totalRecords === 0
      return { draft: { ...blank, isDefault: isFirst }, staysDefault: isFirst }
    }),
    startDraft: assign(({ context }) => {
      const address = find(context.addresses, context.subjectId)
      return { draft: inputOf(address), staysDefault: address.isDefault }
    }),
    startDefault: assign(({ context }) => ({
      draft: { ...inputOf(find(context.addresses, context.subjectId)), isDefault: true },
    })),
    keepChanges: assign(({ context }, { changes }: { changes: Partial<AddressInput> }) => {
      const draft = { ...context.draft, ...changes }
      return {
        draft: { ...draft, isDefault: context.staysDefault || draft.isDefault },
        fieldErrors: without(context.fieldErrors, changes),
      }
    }),
    closeForm: assign({ subjectId: '', draft: blank, staysDefault: false }),
    keepError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    keepFieldErrors: assign({ fieldErrors: (_, params: { error: unknown }) => fieldErrorsOf(params.error) }),
    forgetErrors: assign({ errorCode: undefined, fieldErrors: {} }),
    tellChanged: emit((_, params: { what: 'created' | 'updated' | 'deleted' }) => ({
      type: 'address.changed',
      what: params.what,
    })),
  },
}).createMachine({
  id: 'addressBook',
  description: 'The addresses of a customer.',
  context: ({ input }) => ({
    addresses: [],
    totalRecords: 0,
    pages: 0,
    wantsAll: input.wantsAll,
    chosenId: input.chosenId,
    subjectId: '',
    draft: blank,
    staysDefault: false,
    errorCode: undefined,
    fieldErrors: {},
  }),
  output: ({ context }) => ({ address: find(context.addresses, context.chosenId) }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The first three addresses are read, or all of them.',
      meta: { spec: ['R7.20', 'R9.9', 'R9.11'] },
      tags: 'pending',
      invoke: {
        id: 'listAddresses',
        src: 'listAddresses',
        input: ({ context }) => wholeOf(context),
        onDone: {
          description: 'Here they are.',
          target: 'listing',
          actions: { type: 'keepList', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          description: 'They could not be read.',
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: {
      description: 'The addresses could not be read.',
      tags: 'failed',
      on: { 'list.retry': { description: 'Try again.', target: 'loading', actions: 'forgetErrors' } },
    },
    listing: {
      description: 'The addresses are on the page.',
      meta: { spec: ['R1.7', 'R2.54', 'R6.13'] },
      initial: 'resting',
      on: {
        'list.more': {
          description: 'Five at a time.',
          guard: 'hasMore',
          target: 'loadingMore',
          actions: 'forgetErrors',
        },
        'list.all': {
          description: 'All of them at once.',
          guard: 'hasMore',
          target: 'refreshing',
          actions: ['wantAll', 'forgetErrors'],
        },
        'address.choose': {
          description: 'This one: for the order that is being made.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'chosen',
          actions: [{ type: 'keepChoice', params: ({ event }) => ({ id: event.id }) }, 'forgetErrors'],
        },
        'address.create': {
          description: 'A new address.',
          target: 'creating',
          actions: ['startBlank', 'forgetErrors'],
        },
        'address.edit': {
          description: 'The form opens with what is known.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'editing',
          actions: [
            { type: 'keepSubject', params: ({ event }) => ({ id: event.id }) },
            'startDraft',
            'forgetErrors',
          ],
        },
        'address.delete': {
          description: 'It should go; but ask first.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingDeletion',
          actions: [{ type: 'keepSubject', params: ({ event }) => ({ id: event.id }) }, 'forgetErrors'],
        },
        'address.makeDefault': {
          description: 'Another one becomes the default; the default cannot be unset.',
          guard: { type: 'isListedAndNotDefault', params: ({ event }) => ({ id: event.id }) },
          target: 'choosingDefault',
          actions: [
            { type: 'keepSubject', params: ({ event }) => ({ id: event.id }) },
            'startDefault',
            'forgetErrors',
          ],
        },
      },
      states: {
        resting: { description: 'Nothing is wrong.' },
        moreFailed: {
          description: 'No more could be read; those that are shown stay.',
          tags: 'failed',
        },
        changeFailed: {
          description: 'The change did not come through; nothing was changed.',
          tags: 'failed',
        },
        gone: {
          description: 'The address is not there any more: deleted in another tab.',
          tags: 'failed',
          on: {
            'list.retry': {
              description: 'See what is there.',
              target: '#addressBook.refreshing',
              actions: 'forgetErrors',
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
              actions: 'forgetErrors',
            },
          },
        },
      },
    },
    loadingMore: {
      description: 'The next five are read.',
      meta: { spec: ['R9.10'] },
      tags: 'pending',
      invoke: {
        id: 'listMore',
        src: 'listAddresses',
        input: ({ context }) => nextOf(context),
        onDone: {
          description: 'Here they are.',
          target: 'listing',
          actions: { type: 'keepMore', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          description: 'They could not be read.',
          target: 'listing.moreFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refreshing: {
      description: 'As many as are shown are read again: which one is the default now, the server knows.',
      meta: { spec: ['R3.19'] },
      tags: 'pending',
      entry: 'closeForm',
      invoke: {
        id: 'listAgain',
        src: 'listAddresses',
        input: ({ context }) => wholeOf(context),
        onDone: {
          description: 'The list as it stands now.',
          target: 'listing',
          actions: { type: 'keepList', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          description: 'It could not be read again.',
          target: 'listing.old',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    creating: {
      description: 'A new address.',
      meta: { spec: ['R7.22', 'R8.19', 'R8.24'] },
      initial: 'filling',
      states: {
        filling: {
          description: 'The form is open.',
          initial: 'typing',
          on: {
            'form.change': {
              description: 'A field was filled in; its old error goes.',
              actions: { type: 'keepChanges', params: ({ event }) => ({ changes: event.changes }) },
            },
            'form.submit': { description: 'Keep it.', target: 'saving', actions: 'forgetErrors' },
            'form.cancel': {
              description: 'No new address after all.',
              target: '#addressBook.listing',
              actions: ['closeForm', 'forgetErrors'],
            },
          },
          states: {
            typing: { description: 'Nothing is wrong so far.' },
            refused: {
              description: 'The server refused some fields; the codes stand under them.',
              tags: 'failed',
            },
            failed: { description: 'It could not be kept; the form may be sent again.', tags: 'failed' },
          },
        },
        saving: {
          description: 'The server checks and keeps it.',
          tags: 'pending',
          invoke: {
            id: 'createAddress',
            src: 'createAddress',
            input: ({ context }) => ({ address: context.draft }),
            onDone: {
              description: 'Kept.',
              target: '#addressBook.refreshing',
              actions: ['showFiveAtLeast', { type: 'tellChanged', params: { what: 'created' } }],
            },
            onError: [
              {
                description: 'Some fields are refused: format, tax id.',
                guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'filling.refused',
                actions: [
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  { type: 'keepFieldErrors', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                description: 'No answer, or one that nobody expected.',
                target: 'filling.failed',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    editing: {
      description: 'An address is changed.',
      meta: { spec: ['R2.55', 'R7.23', 'R8.20'] },
      initial: 'filling',
      states: {
        filling: {
          description: 'The form is open.',
          initial: 'typing',
          on: {
            'form.change': {
              description: 'A field was filled in; its old error goes.',
              actions: { type: 'keepChanges', params: ({ event }) => ({ changes: event.changes }) },
            },
            'form.submit': { description: 'Keep it.', target: 'saving', actions: 'forgetErrors' },
            'form.cancel': {
              description: 'Leave it as it was.',
              target: '#addressBook.listing',
              actions: ['closeForm', 'forgetErrors'],
            },
          },
          states: {
            typing: { description: 'Nothing is wrong so far.' },
            refused: {
              description: 'The server refused some fields; the codes stand under them.',
              tags: 'failed',
            },
            failed: { description: 'It could not be kept; the form may be sent again.', tags: 'failed' },
          },
        },
        saving: {
          description: 'The server checks and keeps it.',
          tags: 'pending',
          invoke: {
            id: 'updateAddress',
            src: 'updateAddress',
            input: ({ context }) => ({ id: context.subjectId, address: context.draft }),
            onDone: {
              description: 'Kept.',
              target: '#addressBook.refreshing',
              actions: { type: 'tellChanged', params: { what: 'updated' } },
            },
            onError: [
              {
                description: 'Some fields are refused: format, tax id.',
                guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'filling.refused',
                actions: [
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  { type: 'keepFieldErrors', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                description: 'It was deleted in another tab.',
                guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
                target: '#addressBook.listing.gone',
                actions: [
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  'closeForm',
                ],
              },
              {
                description: 'No answer, or one that nobody expected.',
                target: 'filling.failed',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    confirmingDeletion: {
      description: 'Really?',
      on: {
        'deletion.confirm': { description: 'Yes.', target: 'deleting' },
        'deletion.cancel': { description: 'No, it stays.', target: 'listing', actions: 'closeForm' },
      },
    },
    deleting: {
      description: 'The server deletes it; if it was the default, the server names another one.',
      meta: { spec: ['R7.24', 'R8.21'] },
      tags: 'pending',
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => ({ id: context.subjectId }),
        onDone: {
          description: 'Gone.',
          target: 'refreshing',
          actions: { type: 'tellChanged', params: { what: 'deleted' } },
        },
        onError: [
          {
            description: 'It was deleted in another tab before.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'listing.gone',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'listing.changeFailed',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
        ],
      },
    },
    choosingDefault: {
      description: 'The server makes it the default, and the one before an ordinary one.',
      meta: { spec: ['R3.19'] },
      tags: 'pending',
      invoke: {
        id: 'makeDefault',
        src: 'updateAddress',
        input: ({ context }) => ({ id: context.subjectId, address: context.draft }),
        onDone: {
          description: 'It is the default.',
          target: 'refreshing',
          actions: { type: 'tellChanged', params: { what: 'updated' } },
        },
        onError: [
          {
            description: 'It was deleted in another tab.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'listing.gone',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'listing.changeFailed',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'closeForm'],
          },
        ],
      },
    },
    chosen: { description: 'An address was chosen: it is handed over.', type: 'final' },
  },
})
