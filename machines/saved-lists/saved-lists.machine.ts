import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { QuickOrderPiece, SavedListSummary } from '../../openapi/generated/schema.ts'

const notProvided = (what: string): never => {
  throw new Error(`saved-lists: ${what} is not provided`)
}

interface Draft {
  /** The list that is renamed or gets other lines; undefined for a new one. */
  id: string | undefined
  name: string
  /** Undefined where the list is only renamed. */
  lines: QuickOrderPiece[] | undefined
}

const noDraft: Draft = { id: undefined, name: '', lines: undefined }

/** The list that has the name, whatever its case; not the one that is being renamed. */
const listNamed = (lists: readonly SavedListSummary[], { id, name }: Draft): SavedListSummary | undefined =>
  lists.find((list) => list.id !== id && list.name.toLowerCase() === name.trim().toLowerCase())

const isListed = (lists: readonly SavedListSummary[], id: string) => lists.some((list) => list.id === id)

/** The lists of goods that a customer keeps to order again: named, renamed, saved over and deleted. */
export const savedListsMachine = setup({
  types: {} as {
    context: {
      lists: SavedListSummary[]
      draft: Draft
      /** The list that is to be deleted. */
      subjectId: string
      errorCode: string | undefined
    }
    events:
      | { type: 'session.began' }
      | { type: 'session.ended' }
      | { type: 'lists.retry' }
      | { type: 'list.create'; lines: QuickOrderPiece[] }
      | { type: 'list.rename'; id: string }
      | { type: 'list.overwrite'; id: string; lines: QuickOrderPiece[] }
      | { type: 'list.delete'; id: string }
      | { type: 'name.submit'; name: string }
      | { type: 'name.replace' }
      | { type: 'form.cancel' }
      | { type: 'deletion.confirm' }
      | { type: 'deletion.cancel' }
    emitted:
      | { type: 'list.saved'; list: SavedListSummary; isRenamed: boolean }
      | { type: 'list.deleted'; id: string; name: string }
      | { type: 'list.gone'; id: string }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readLists: fromPromise<SavedListSummary[]>(() => notProvided("the actor 'readLists'")),
    saveList: fromPromise<SavedListSummary, Draft>(() => notProvided("the actor 'saveList'")),
    deleteList: fromPromise<unknown, { id: string }>(() => notProvided("the actor 'deleteList'")),
  },
  guards: {
    hasLines: (_, params: { lines: QuickOrderPiece[] }) => params.lines.length > 0,
    isListed: ({ context }, params: { id: string }) => isListed(context.lists, params.id),
    isListedWithLines: ({ context }, params: { id: string; lines: QuickOrderPiece[] }) =>
      isListed(context.lists, params.id) && params.lines.length > 0,
    isBlank: (_, params: { name: string }) => params.name.trim() === '',
    isTaken: ({ context }, params: { name: string }) =>
      listNamed(context.lists, { ...context.draft, name: params.name }) !== undefined,
    canReplace: ({ context: { lists, draft } }) =>
      draft.lines !== undefined && listNamed(lists, draft) !== undefined,
    isTakenElsewhere: (_, params: { error: unknown }) => codeOf(params.error) === 'LIST_NAME_TAKEN',
    isGone: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
    isGoneWithLines: ({ context: { draft } }, params: { error: unknown }) =>
      codeOf(params.error) === 'NOT_FOUND' && draft.id !== undefined && draft.lines !== undefined,
  },
  actions: {
    clearLists: assign({ lists: [] }),
    setLists: assign({ lists: (_, params: { lists: SavedListSummary[] }) => params.lists }),
    startNew: assign((_, params: { lines: QuickOrderPiece[] }) => ({
      draft: { ...noDraft, lines: params.lines },
    })),
    startFrom: assign(({ context }, params: { id: string; lines: QuickOrderPiece[] | undefined }) => {
      const name = context.lists.find(({ id }) => id === params.id)?.name ?? ''
      return { draft: { id: params.id, name, lines: params.lines } }
    }),
    setName: assign(({ context }, params: { name: string }) => ({
      draft: { ...context.draft, name: params.name },
    })),
    takePlace: assign(({ context: { lists, draft } }) => {
      const taken = listNamed(lists, draft)
      return { draft: taken ? { ...draft, id: taken.id, name: taken.name } : draft }
    }),
    /** The list that is gone leaves its name to a new one. */
    startAnew: assign(({ context: { lists, draft } }) => ({
      draft: { ...draft, id: undefined },
      lists: lists.filter(({ id }) => id !== draft.id),
      subjectId: draft.id ?? '',
    })),
    clearDraft: assign({ draft: noDraft }),
    /** The list with other lines comes first, as the one that was saved last. */
    putList: assign(({ context }, { list }: { list: SavedListSummary }) => ({
      lists:
        context.draft.lines === undefined
          ? context.lists.map((one) => (one.id === list.id ? list : one))
          : [list, ...context.lists.filter(({ id }) => id !== list.id)],
    })),
    setSubject: assign({ subjectId: (_, params: { id: string }) => params.id }),
    removeSubject: assign(({ context }) => ({
      lists: context.lists.filter(({ id }) => id !== context.subjectId),
    })),
    setNameError: assign({ errorCode: (_, params: { code: string }) => params.code }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    emitSaved: emit(({ context }, { list }: { list: SavedListSummary }) => ({
      type: 'list.saved',
      list,
      isRenamed: context.draft.lines === undefined,
    })),
    emitGone: emit(({ context: { subjectId } }) => ({ type: 'list.gone', id: subjectId })),
    emitDeleted: emit(({ context: { lists, subjectId } }) => ({
      type: 'list.deleted',
      id: subjectId,
      name: lists.find(({ id }) => id === subjectId)?.name ?? '',
    })),
  },
}).createMachine({
  id: 'savedLists',
  description: 'The lists of goods that a customer orders again.',
  meta: {
    ignores: {
      'session.began': 'The lists are those of the customer.',
      'lists.retry': 'The lists that show were read.',
      'list.*': 'The lists are not known yet, or one of them is being changed.',
      'name.*': 'No name is asked for.',
      'form.*': 'No name is asked for.',
      'deletion.*': 'It was not asked whether to delete a list.',
    },
  },
  context: {
    lists: [],
    draft: { id: undefined, name: '', lines: undefined },
    subjectId: '',
    errorCode: undefined,
  },
  initial: 'signedOut',
  on: {
    'session.ended': {
      description: 'Nobody is signed in any more.',
      target: '.signedOut',
      actions: ['clearLists', 'clearDraft', 'clearError'],
    },
  },
  states: {
    signedOut: {
      description: 'A guest keeps no lists.',
      on: {
        'session.began': { description: 'Somebody has signed in.', target: 'loading' },
        'session.ended': { description: 'Nobody was.' },
      },
    },
    loading: {
      description: 'The lists are read.',
      tags: 'pending',
      invoke: {
        id: 'readLists',
        src: 'readLists',
        onDone: {
          description: 'Here they are.',
          target: 'listing',
          actions: { type: 'setLists', params: ({ event }) => ({ lists: event.output }) },
        },
        onError: {
          description: 'They could not be read.',
          target: 'loadFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: {
      description: 'The lists could not be read.',
      tags: 'failed',
      on: { 'lists.retry': { description: 'Try again.', target: 'loading', actions: 'clearError' } },
    },
    listing: {
      description: 'The lists show, what was saved last first.',
      meta: { spec: ['R21.8'] },
      initial: 'resting',
      on: {
        'list.create': {
          description: 'Keep these lines; a name is asked for.',
          guard: { type: 'hasLines', params: ({ event }) => ({ lines: event.lines }) },
          target: 'naming',
          actions: ['clearError', { type: 'startNew', params: ({ event }) => ({ lines: event.lines }) }],
        },
        'list.rename': {
          description: 'Another name for this list.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'naming',
          actions: [
            'clearError',
            { type: 'startFrom', params: ({ event }) => ({ id: event.id, lines: undefined }) },
          ],
        },
        'list.overwrite': {
          description: 'These lines in the place of those of the list.',
          guard: { type: 'isListedWithLines', params: ({ event }) => ({ id: event.id, lines: event.lines }) },
          target: 'saving',
          actions: [
            'clearError',
            { type: 'startFrom', params: ({ event }) => ({ id: event.id, lines: event.lines }) },
          ],
        },
        'list.delete': {
          description: 'It should go; but ask first.',
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingDeletion',
          actions: ['clearError', { type: 'setSubject', params: ({ event }) => ({ id: event.id }) }],
        },
      },
      states: {
        resting: { description: 'Nothing is wrong.' },
        deleteFailed: { description: 'The list was not deleted.', tags: 'failed' },
      },
    },
    naming: {
      description: 'A name is asked for.',
      initial: 'asking',
      on: {
        'name.submit': [
          {
            description: 'It has no letter.',
            guard: { type: 'isBlank', params: ({ event }) => ({ name: event.name }) },
            target: '.refused',
            actions: [
              { type: 'setName', params: ({ event }) => ({ name: event.name }) },
              { type: 'setNameError', params: { code: 'NAME_MISSING' } },
            ],
          },
          {
            description: 'Another list has it.',
            guard: { type: 'isTaken', params: ({ event }) => ({ name: event.name }) },
            target: '.refused',
            actions: [
              { type: 'setName', params: ({ event }) => ({ name: event.name }) },
              { type: 'setNameError', params: { code: 'LIST_NAME_TAKEN' } },
            ],
          },
          {
            description: 'By this name.',
            target: 'saving',
            actions: ['clearError', { type: 'setName', params: ({ event }) => ({ name: event.name }) }],
          },
        ],
        'name.replace': {
          description: 'These lines in the place of those of the list that has the name.',
          guard: 'canReplace',
          target: 'saving',
          actions: ['clearError', 'takePlace'],
        },
        'form.cancel': {
          description: 'Leave it as it was.',
          target: 'listing',
          actions: ['clearError', 'clearDraft'],
        },
      },
      states: {
        asking: { description: 'Nothing is wrong with the name.' },
        refused: { description: 'The list was not saved, and why is said.', tags: 'failed' },
      },
    },
    saving: {
      description: 'The server keeps the list.',
      tags: 'pending',
      initial: 'sending',
      states: {
        sending: {
          description: 'Its name and its lines are on their way.',
          invoke: {
            id: 'saveList',
            src: 'saveList',
            input: ({ context }) => context.draft,
            onDone: {
              description: 'It is kept.',
              target: '#savedLists.listing',
              actions: [
                { type: 'putList', params: ({ event }) => ({ list: event.output }) },
                { type: 'emitSaved', params: ({ event }) => ({ list: event.output }) },
                'clearDraft',
              ],
            },
            onError: [
              {
                description:
                  'The list was deleted elsewhere. Its name and these lines can be saved as a new one.',
                guard: { type: 'isGoneWithLines', params: ({ event }) => ({ error: event.error }) },
                target: '#savedLists.naming.refused',
                actions: [{ type: 'setNameError', params: { code: 'LIST_GONE' } }, 'startAnew', 'emitGone'],
              },
              {
                description: 'A list that is not known here has the name.',
                guard: { type: 'isTakenElsewhere', params: ({ event }) => ({ error: event.error }) },
                target: 'readingAgain',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                description: 'It is not. Its name and its lines are held.',
                target: '#savedLists.naming.refused',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        readingAgain: {
          description:
            'Which list has the name? Another tab made it, or an earlier try whose answer was lost.',
          invoke: {
            id: 'readListsAgain',
            src: 'readLists',
            onDone: {
              description: 'It is known now, and can be saved over.',
              target: '#savedLists.naming.refused',
              actions: { type: 'setLists', params: ({ event }) => ({ lists: event.output }) },
            },
            onError: {
              description: 'They could not be read; the next try asks again.',
              target: '#savedLists.naming.refused',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    confirmingDeletion: {
      description: 'Whether to delete the list is asked.',
      on: {
        'deletion.confirm': { description: 'Yes.', target: 'deleting' },
        'deletion.cancel': { description: 'No.', target: 'listing' },
      },
    },
    deleting: {
      description: 'The server deletes the list.',
      tags: 'pending',
      invoke: {
        id: 'deleteList',
        src: 'deleteList',
        input: ({ context }) => ({ id: context.subjectId }),
        onDone: {
          description: 'It is gone.',
          target: 'listing',
          actions: ['emitDeleted', 'removeSubject'],
        },
        onError: [
          {
            description: 'It was gone already.',
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'listing',
            actions: ['emitDeleted', 'removeSubject'],
          },
          {
            description: 'It is still there.',
            target: 'listing.deleteFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
})
