import { assign, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

/** What names a record: its id, or a query that the machine does not look into. */
export type RecordId = string | Readonly<Record<string, unknown>>

/** Loads a product, blog, order or page by its id, shows it, and reloads it in the background. Spec part 2. */
export const recordMachine = setup({
  types: {} as {
    context: { id: RecordId; data: unknown; errorCode: string | undefined }
    input: { id: RecordId }
    events: { type: 'record.open'; id: RecordId } | { type: 'record.retry' } | { type: 'record.refresh' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    load: fromPromise<unknown, { id: RecordId }>(() => {
      throw new Error("record: the actor 'load' is not provided")
    }),
  },
  actions: {
    turnTo: assign({ id: (_, params: { id: RecordId }) => params.id, data: undefined, errorCode: undefined }),
    setData: assign({ data: (_, params: { data: unknown }) => params.data, errorCode: undefined }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearData: assign({ data: undefined }),
    clearError: assign({ errorCode: undefined }),
  },
  guards: {
    isAnother: ({ context }, params: { id: RecordId }) => params.id !== context.id,
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error).endsWith('NOT_FOUND'),
  },
}).createMachine({
  id: 'record',
  description: 'One thing, read by its id.',
  meta: { ignores: { 'record.retry': 'There is no failure to try again.' } },
  context: ({ input }) => ({ id: input.id, data: undefined, errorCode: undefined }),
  initial: 'loading',
  on: {
    'record.open': {
      description: 'Another id is asked for; what is still on its way for the old one is dropped.',
      guard: { type: 'isAnother', params: ({ event }) => ({ id: event.id }) },
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => ({ id: event.id }) },
    },
  },
  states: {
    loading: {
      description: 'Nothing can be shown yet.',
      tags: 'pending',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          description: 'It came.',
          target: 'shown',
          actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: [
          {
            description: 'There is no such thing.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'It could not be read.',
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'record.refresh': {
          description: 'Ask anew, and drop what is on its way.',
          target: 'loading',
          reenter: true,
        },
      },
    },
    shown: {
      description: 'It is on the page; a product in its state: available, sold out or cancelled for sale.',
      meta: { spec: ['R4.36', 'R4.37', 'R4.38'] },
      on: {
        'record.refresh': { description: 'It may have changed: read it again.', target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'It stays on the page while it is read again.',
      tags: 'pending',
      invoke: {
        id: 'reload',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          description: 'The newer one takes its place.',
          target: 'shown',
          actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: [
          {
            description: 'It is gone meanwhile.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
            actions: ['clearData', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description: 'It could not be read again: the older one stays, with the reason kept.',
            target: 'shown',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'record.refresh': {
          description: 'It has changed once more: ask anew, and drop what is on its way.',
          target: 'refreshing',
          reenter: true,
        },
      },
    },
    notFound: {
      description: 'There is no such thing, and asking again would not help.',
      meta: {
        spec: ['R8.14'],
        ignores: { 'record.refresh': 'What does not exist does not change.' },
      },
    },
    failed: {
      description: 'It could not be read; the shopper may try again.',
      tags: 'failed',
      on: {
        'record.retry': { description: 'Try again.', target: 'loading', actions: 'clearError' },
        'record.refresh': { description: 'Try again.', target: 'loading', actions: 'clearError' },
      },
    },
  },
})
