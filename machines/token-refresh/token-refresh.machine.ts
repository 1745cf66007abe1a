import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/**
 * The cookies' tokens, compared with the refused requests. `replaced`: a valid access token that none of those
 * requests used. `refused`: a token that is valid by this device's clock but that the server refused.
 */
export interface HeldTokens {
  refreshToken: boolean
  accessToken: 'replaced' | 'refused' | 'expired' | 'undecodable' | 'missing'
}

const notProvided = (what: string): never => {
  throw new Error(`token-refresh: ${what} is not provided`)
}

/** Codes for a refused or missing refresh token. After any other failure the token may still be valid. */
const refusals = ['REFRESH_REFUSED', 'VALIDATION', 'UNAUTHORIZED']

/**
 * Handles a 401. Spec part 4, token refresh. Any number of refused requests share one refresh, then each
 * request is repeated once. A repeated request that is refused again is given up, which prevents endless loops.
 * A refresh that fails without being refused leaves the tokens unchanged (decision 019).
 * The tokens are read after the lock is taken, so that a tab which waited for another tab finds the new tokens
 * and sends no refresh of its own.
 */
export const tokenRefreshMachine = setup({
  types: {} as {
    context: { waiting: string[]; repeated: string[]; errorCode: string }
    events:
      | { type: 'request.refused'; id: string }
      | { type: 'request.answered'; id: string }
      | { type: 'refresh.ask' }
      | { type: 'network.returned' }
      | { type: 'session.ended' }
    emitted:
      | { type: 'refresh.started' }
      | { type: 'refresh.succeeded' }
      | { type: 'refresh.postponed' }
      | { type: 'refresh.failed'; code: string }
      | { type: 'requests.repeat'; ids: string[] }
      | { type: 'requests.giveUp'; ids: string[] }
      | { type: 'requests.fail'; ids: string[]; code: string }
    tags: 'pending'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    takeLock: fromPromise<void>(() => notProvided("the actor 'takeLock'")),
    readTokens: fromPromise<HeldTokens, { waiting: string[] }>(() => notProvided("the actor 'readTokens'")),
    refresh: fromPromise<TokenPair>(() => notProvided("the actor 'refresh'")),
  },
  guards: {
    isFirstRefusal: ({ context }, params: { id: string }) => !context.repeated.includes(params.id),
    isReplaced: (_, params: HeldTokens) => params.accessToken === 'replaced',
    hasNoToken: (_, params: HeldTokens) => !params.refreshToken && params.accessToken === 'missing',
    hasNoRefreshToken: (_, params: HeldTokens) => !params.refreshToken,
    isRefusal: (_, params: { error: unknown }) => refusals.includes(codeOf(params.error)),
    requestsWait: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    addWaiting: assign({
      waiting: ({ context }, params: { id: string }) => [...context.waiting, params.id],
    }),
    moveToRepeated: assign({
      repeated: ({ context }) => [...context.repeated, ...context.waiting],
      waiting: [],
    }),
    clearWaiting: assign({ waiting: [] }),
    removeRepeated: assign({
      repeated: ({ context }, params: { id: string }) => context.repeated.filter((id) => id !== params.id),
    }),
    setError: assign((_, params: { error: unknown }) => ({ errorCode: codeOf(params.error) })),
    noteNoToken: assign({ errorCode: 'UNAUTHORIZED' }),
    noteNoRefreshToken: assign({ errorCode: 'REFRESH_REFUSED' }),
    emitStarted: emit({ type: 'refresh.started' }),
    emitSucceeded: emit({ type: 'refresh.succeeded' }),
    emitPostponed: emit({ type: 'refresh.postponed' }),
    emitFailed: emit(({ context }) => ({ type: 'refresh.failed', code: context.errorCode })),
    emitRepeat: emit(({ context }) => ({ type: 'requests.repeat', ids: context.waiting })),
    emitGiveUpAll: emit(({ context }) => ({ type: 'requests.giveUp', ids: context.waiting })),
    emitFail: emit(({ context }) => ({
      type: 'requests.fail',
      ids: context.waiting,
      code: context.errorCode,
    })),
    emitGiveUp: emit((_, params: { id: string }) => ({ type: 'requests.giveUp', ids: [params.id] })),
    removeAccessToken: () => notProvided("the action 'removeAccessToken'"),
    storeTokens: (_, _params: TokenPair) => notProvided("the action 'storeTokens'"),
    clearTokens: () => notProvided("the action 'clearTokens'"),
    releaseLock: () => notProvided("the action 'releaseLock'"),
    goHome: () => notProvided("the action 'goHome'"),
  },
}).createMachine({
  id: 'tokenRefresh',
  description: 'One refresh for any number of refused requests.',
  context: { waiting: [], repeated: [], errorCode: '' },
  initial: 'idle',
  on: {
    'request.refused': {
      description: 'Not its first refusal: it was repeated already, its 401 stands, no second refresh.',
      actions: { type: 'emitGiveUp', params: ({ event }) => ({ id: event.id }) },
    },
    'request.answered': {
      description: 'A repeated request is over, whatever came of it: its id does not come back.',
      actions: { type: 'removeRepeated', params: ({ event }) => ({ id: event.id }) },
    },
  },
  states: {
    idle: {
      description: 'No refresh is under way.',
      initial: 'resting',
      on: {
        'request.refused': {
          description: 'The first 401.',
          guard: { type: 'isFirstRefusal', params: ({ event }) => ({ id: event.id }) },
          target: 'flight',
          actions: { type: 'addWaiting', params: ({ event }) => ({ id: event.id }) },
        },
        'refresh.ask': {
          description: 'The start has a refresh token alone, or another tab took the access token away.',
          target: 'flight',
        },
      },
      states: {
        resting: {
          description: 'Nothing is left to be done.',
          meta: {
            ignores: {
              'network.returned': 'No refresh was postponed for want of a network.',
              'session.ended': 'No refresh is under way or postponed that would have to be dropped.',
            },
          },
        },
        postponed: {
          description: 'The last refresh did not get through: the refresh token is kept for the next one.',
          on: {
            'network.returned': { description: 'Try again.', target: '#tokenRefresh.flight' },
            'session.ended': { description: 'There is nobody to refresh for.', target: 'resting' },
          },
        },
      },
    },
    flight: {
      description: 'One refresh is under way.',
      meta: {
        spec: ['R8.1'],
        ignores: {
          'refresh.ask': 'The refresh that is under way answers for this one too.',
          'network.returned': 'A refresh is under way already.',
        },
      },
      initial: 'waitingForLock',
      entry: 'emitStarted',
      exit: 'releaseLock',
      on: {
        'request.refused': {
          description: 'One more 401 waits for the same refresh.',
          guard: { type: 'isFirstRefusal', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'addWaiting', params: ({ event }) => ({ id: event.id }) },
        },
        'session.ended': {
          description: 'The customer signed out meanwhile: whatever the refresh brings is dropped.',
          target: 'idle',
          actions: ['emitGiveUpAll', 'clearWaiting'],
        },
      },
      states: {
        waitingForLock: {
          description: 'Tabs take turns: another one may be refreshing right now.',
          tags: 'pending',
          invoke: {
            id: 'takeLock',
            src: 'takeLock',
            onDone: { description: 'It is our turn.', target: 'looking' },
            onError: {
              description: 'No lock to be had: go on without it.',
              target: 'looking',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        looking: {
          description: 'What do the cookies hold now?',
          meta: { spec: ['R5.2', 'R5.3'] },
          tags: 'pending',
          invoke: {
            id: 'readTokens',
            src: 'readTokens',
            input: ({ context }) => ({ waiting: context.waiting }),
            onDone: [
              {
                description: 'A new access token is there: another tab, or an earlier refresh, brought it.',
                guard: { type: 'isReplaced', params: ({ event }) => event.output },
                target: 'repeating',
              },
              {
                description: 'Both tokens are gone: nobody is signed in any more.',
                guard: { type: 'hasNoToken', params: ({ event }) => event.output },
                target: 'givingUp',
                actions: 'noteNoToken',
              },
              {
                description: 'An access token with nothing to refresh it.',
                guard: { type: 'hasNoRefreshToken', params: ({ event }) => event.output },
                target: 'givingUp',
                actions: 'noteNoRefreshToken',
              },
              {
                description:
                  'Expired, undecodable, missing, or refused by the server whatever our clock says.',
                target: 'refreshing',
              },
            ],
            onError: {
              description: 'The cookies cannot be read: nothing is known of the tokens.',
              target: 'postponing',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refreshing: {
          description: 'The old access token is removed, then new ones are asked for.',
          meta: { spec: ['R4.15', 'R4.16'] },
          tags: 'pending',
          entry: 'removeAccessToken',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: {
              description: 'Status 200: both new tokens are stored.',
              target: 'repeating',
              actions: { type: 'storeTokens', params: ({ event }) => event.output },
            },
            onError: [
              {
                description: 'The server refused the token, or another tab has cleared it.',
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'givingUp',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                description:
                  'No network, too many tries, a server in trouble: none of them judges the token.',
                target: 'postponing',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        repeating: {
          description: 'Each waiting request is repeated, once.',
          meta: { spec: ['R4.17', 'R4.18'] },
          entry: ['emitSucceeded', 'emitRepeat', 'moveToRepeated'],
          always: { description: 'Done.', target: '#tokenRefresh.idle' },
        },
        postponing: {
          description: 'The tokens stay; the waiting requests fail for the reason of the refresh.',
          meta: { spec: ['R4.54'] },
          entry: ['emitPostponed', 'emitFail', 'clearWaiting'],
          always: { description: 'Until the next one.', target: '#tokenRefresh.idle.postponed' },
        },
        givingUp: {
          description: 'Both tokens are cleared.',
          meta: { spec: ['R4.19', 'R4.20', 'R4.21', 'R4.22'] },
          entry: ['clearTokens', 'emitFailed'],
          always: [
            {
              description: 'The waiting requests keep their 401 and the app goes home.',
              guard: 'requestsWait',
              target: '#tokenRefresh.idle',
              actions: ['emitGiveUpAll', 'clearWaiting', 'goHome'],
            },
            {
              description: 'No request waited: a public page may stay where it is.',
              target: '#tokenRefresh.idle',
            },
          ],
        },
      },
    },
  },
})
