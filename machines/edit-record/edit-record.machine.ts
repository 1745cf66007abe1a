import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

/** One change at a time of a record that several people may change: saved, refused, or overtaken by somebody else's. */
export const editRecordMachine = setup({
  types: {} as {
    context: { change: unknown; errorCode: string | undefined }
    events: { type: 'change.save'; change: unknown } | { type: 'record.reload' } | { type: 'change.drop' }
    emitted: { type: 'record.outdated' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    save: fromPromise<void, { change: unknown }>(() => {
      throw new Error("edit-record: the actor 'save' is not provided")
    }),
  },
  guards: {
    isConflict: (_, params: { error: unknown }) => codeOf(params.error) === 'EDIT_CONFLICT',
  },
  actions: {
    setChange: assign({ change: (_, params: { change: unknown }) => params.change }),
    clearChange: assign({ change: undefined }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    emitOutdated: emit({ type: 'record.outdated' }),
  },
}).createMachine({
  id: 'editRecord',
  description: 'A record that several people may change.',
  meta: {
    ignores: {
      'change.save': 'Another change is being saved, or the record is to be read again first.',
      'record.reload': 'Nobody else has changed it.',
      'change.drop': 'Nothing was refused.',
    },
  },
  context: { change: undefined, errorCode: undefined },
  initial: 'draft',
  states: {
    draft: {
      description: 'What is typed has not been sent.',
      on: {
        'change.save': {
          description: 'Save it.',
          target: 'saving',
          actions: { type: 'setChange', params: ({ event }) => ({ change: event.change }) },
        },
      },
    },
    saving: {
      description: 'The server takes the change, unless the record has another version by now.',
      tags: 'pending',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ change: context.change }),
        onDone: {
          description: 'Saved.',
          target: 'saved',
          actions: ['clearChange', 'emitOutdated'],
        },
        onError: [
          {
            description: 'Somebody else was first.',
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflict',
          },
          {
            description: 'Not taken.',
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    saved: {
      description: 'The change is in the record.',
      on: {
        'change.save': {
          description: 'Save the next one.',
          target: 'saving',
          actions: { type: 'setChange', params: ({ event }) => ({ change: event.change }) },
        },
      },
    },
    conflict: {
      description:
        'Somebody else has changed the record: it is to be looked at again before anything is done to it.',
      tags: 'failed',
      on: {
        'record.reload': {
          description: 'Read it again. What is typed stays on the page.',
          target: 'draft',
          actions: ['clearChange', 'emitOutdated'],
        },
      },
    },
    failed: {
      description: 'The change was refused, or there was no answer.',
      tags: 'failed',
      on: {
        'change.save': {
          description: 'Save it once more, or another one.',
          target: 'saving',
          actions: ['clearError', { type: 'setChange', params: ({ event }) => ({ change: event.change }) }],
        },
        'change.drop': {
          description: 'Leave it.',
          target: 'draft',
          actions: ['clearError', 'clearChange'],
        },
      },
    },
  },
})
