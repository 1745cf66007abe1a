import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

/** Whether a message will be sent once the variant is in stock, and where to. */
export interface StockNoticeView {
  isAsked: boolean
  channel: 'sms' | 'email'
  to: string
}

/**
 * A shopper asks to be told when a sold-out variant is in stock again, and can take it back. A guest signs in first; what was asked
 * for is then done without a second press. Part 21 of the checklist.
 */
export const stockNoticeMachine = setup({
  types: {} as {
    context: { variantId: string; notice: StockNoticeView | undefined; errorCode: string | undefined }
    input: { variantId: string }
    events:
      | { type: 'notice.ask' }
      | { type: 'notice.withdraw' }
      | { type: 'session.began' }
      | { type: 'session.ended' }
    emitted: { type: 'signIn.wanted' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readNotice: fromPromise<StockNoticeView, { variantId: string }>(() => {
      throw new Error("stock-notice: the actor 'readNotice' is not provided")
    }),
    askForNotice: fromPromise<StockNoticeView, { variantId: string }>(() => {
      throw new Error("stock-notice: the actor 'askForNotice' is not provided")
    }),
    withdrawNotice: fromPromise<StockNoticeView, { variantId: string }>(() => {
      throw new Error("stock-notice: the actor 'withdrawNotice' is not provided")
    }),
  },
  guards: {
    isAsked: (_, params: { notice: StockNoticeView }) => params.notice.isAsked,
  },
  actions: {
    emitSignInWanted: emit({ type: 'signIn.wanted' }),
    setNotice: assign({ notice: (_, params: { notice: StockNoticeView }) => params.notice }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    forget: assign({ notice: undefined, errorCode: undefined }),
  },
}).createMachine({
  id: 'stockNotice',
  description: 'One message when a sold-out variant is in stock again.',
  meta: {
    ignores: {
      'session.began': 'The customer is known already.',
      'notice.ask': 'It is asked for already.',
      'notice.withdraw': 'There is nothing to withdraw.',
    },
  },
  context: ({ input }) => ({ variantId: input.variantId, notice: undefined, errorCode: undefined }),
  initial: 'guest',
  on: {
    'session.ended': {
      description: 'Somebody else may sit here next.',
      target: '.guest',
      actions: 'forget',
    },
  },
  states: {
    guest: {
      description: 'Nobody is signed in: the shop has no address to write to.',
      on: {
        'session.began': { description: 'A customer may wait for it already.', target: 'reading' },
        'notice.ask': {
          description: 'Signing in comes first.',
          target: 'signingIn',
          actions: 'emitSignInWanted',
        },
      },
    },
    signingIn: {
      description: 'It was asked for, and waits until somebody has signed in.',
      on: {
        'session.began': { description: 'Now there is an address.', target: 'asking' },
        'notice.ask': {
          description: 'The dialog was closed without signing in.',
          actions: 'emitSignInWanted',
        },
      },
    },
    reading: {
      description: 'Does the customer wait for it already?',
      tags: 'pending',
      invoke: {
        id: 'readNotice',
        src: 'readNotice',
        input: ({ context }) => ({ variantId: context.variantId }),
        onDone: [
          {
            description: 'It was asked for earlier.',
            guard: { type: 'isAsked', params: ({ event }) => ({ notice: event.output }) },
            target: 'asked',
            actions: { type: 'setNotice', params: ({ event }) => ({ notice: event.output }) },
          },
          {
            description: 'Not yet.',
            target: 'open',
            actions: { type: 'setNotice', params: ({ event }) => ({ notice: event.output }) },
          },
        ],
        onError: {
          description: 'To ask twice does no harm, so it can be asked for.',
          target: 'open',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'notice.ask': { description: 'To ask twice does no harm.', target: 'asking' } },
    },
    open: {
      description: 'It can be asked for.',
      meta: { spec: ['R21.15'] },
      on: { 'notice.ask': { description: 'One press is all.', target: 'asking' } },
    },
    asking: {
      description: 'The wish is on its way to the shop.',
      tags: 'pending',
      entry: 'clearError',
      invoke: {
        id: 'askForNotice',
        src: 'askForNotice',
        input: ({ context }) => ({ variantId: context.variantId }),
        onDone: {
          description: 'A message will be sent once.',
          target: 'asked',
          actions: { type: 'setNotice', params: ({ event }) => ({ notice: event.output }) },
        },
        onError: {
          description: 'The shop did not take it.',
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      description: 'It says why, and can be asked for again.',
      tags: 'failed',
      on: { 'notice.ask': { description: 'Once more.', target: 'asking' } },
    },
    asked: {
      description: 'It says where the message will go.',
      meta: { spec: ['R21.15'] },
      on: { 'notice.withdraw': { description: 'The customer waits no longer.', target: 'withdrawing' } },
    },
    withdrawing: {
      description: 'The wish is being taken back.',
      tags: 'pending',
      entry: 'clearError',
      invoke: {
        id: 'withdrawNotice',
        src: 'withdrawNotice',
        input: ({ context }) => ({ variantId: context.variantId }),
        onDone: {
          description: 'Nothing will be sent.',
          target: 'open',
          actions: { type: 'setNotice', params: ({ event }) => ({ notice: event.output }) },
        },
        onError: {
          description: 'The wish stands, and the page says why.',
          target: 'asked',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
