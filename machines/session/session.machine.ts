import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { codeOf, retryAfterOf } from '../problem.ts'

export interface TokenCookies {
  accessToken: boolean
  refreshToken: boolean
  /** The customer of the access token; undefined if it is missing or cannot be decoded. */
  customerId: string | undefined
  /** A tab signed out. Tokens that are gone without it have expired, or were refused to another tab. */
  hasSignedOut?: boolean
}

type HeldTokens = Pick<TokenCookies, 'accessToken' | 'refreshToken'>

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

type BeganBy = 'start' | 'signIn' | 'otherTab'
type EndedBy = 'signOut' | 'otherTab' | 'otherCustomer' | 'refresh'

const notProvided = (what: string): never => {
  throw new Error(`session: ${what} is not provided`)
}

/**
 * Tracks whether a customer is signed in. Spec part 4, sign-in state and sign-out. A customer is signed in
 * while an access token exists; its brief absence during a refresh is not a sign-out. All tabs share the
 * cookies, so another tab may sign the customer out, or sign another customer in.
 */
export const sessionMachine = setup({
  types: {} as {
    context: {
      cookiesAtStart: HeldTokens
      customerId: string | undefined
      errorCode: string | undefined
      retryAfterSeconds: number
    }
    input: { cookies: TokenCookies }
    events:
      | { type: 'signIn.submit'; userName: string; password: string }
      | { type: 'signIn.dismiss' }
      | { type: 'signOut' }
      | { type: 'refresh.started' }
      | { type: 'refresh.succeeded'; customerId: string | undefined }
      | { type: 'refresh.postponed' }
      | { type: 'refresh.failed'; code: string }
      | { type: 'cookies.changed'; cookies: TokenCookies }
    emitted:
      | { type: 'session.began'; by: BeganBy; customerId: string | undefined }
      | { type: 'session.ended'; by: EndedBy; customerId: string | undefined }
      | { type: 'refresh.wanted' }
    /** `undecided`: route guards wait. `signedIn`: the page treats the visitor as a customer. */
    tags: 'pending' | 'failed' | 'undecided' | 'signedIn'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    signIn: fromPromise<
      TokenPair & { customerId: string | undefined },
      { userName: string; password: string }
    >(() => notProvided("the actor 'signIn'")),
  },
  guards: {
    hasAccessToken: (_, params: HeldTokens) => params.accessToken,
    hasRefreshTokenAlone: (_, params: HeldTokens) => !params.accessToken && params.refreshToken,
    hasNeither: (_, params: HeldTokens) => !params.accessToken && !params.refreshToken,
    isSignOutElsewhere: (_, params: TokenCookies) =>
      !params.accessToken && !params.refreshToken && params.hasSignedOut === true,
    isOtherCustomer: ({ context }, params: { customerId: string | undefined }) =>
      context.customerId !== undefined &&
      params.customerId !== undefined &&
      params.customerId !== context.customerId,
    isNobodySignedIn: (_, params: { code: string }) => params.code === 'UNAUTHORIZED',
    isBadCredentials: (_, params: { error: unknown }) => codeOf(params.error) === 'BAD_CREDENTIALS',
    isUserInactive: (_, params: { error: unknown }) => codeOf(params.error) === 'USER_INACTIVE',
    isRateLimited: (_, params: { error: unknown }) => codeOf(params.error) === 'RATE_LIMITED',
  },
  actions: {
    setCustomer: assign(({ context }, params: { customerId: string | undefined }) => ({
      customerId: params.customerId ?? context.customerId,
    })),
    clearCustomer: assign({ customerId: undefined }),
    setError: assign((_, params: { error: unknown }) => ({ errorCode: codeOf(params.error) })),
    setCode: assign((_, params: { code: string }) => ({ errorCode: params.code })),
    setWait: assign((_, params: { error: unknown }) => ({ retryAfterSeconds: retryAfterOf(params.error) })),
    clearError: assign({ errorCode: undefined }),
    emitBegan: emit(({ context }, params: { by: BeganBy }) => ({
      type: 'session.began',
      by: params.by,
      customerId: context.customerId,
    })),
    emitEnded: emit(({ context }, params: { by: EndedBy }) => ({
      type: 'session.ended',
      by: params.by,
      customerId: context.customerId,
    })),
    emitRefreshWanted: emit({ type: 'refresh.wanted' }),
    storeTokens: (_, _params: TokenPair) => notProvided("the action 'storeTokens'"),
    clearTokens: () => notProvided("the action 'clearTokens'"),
    showLoading: () => notProvided("the action 'showLoading'"),
    hideLoading: () => notProvided("the action 'hideLoading'"),
    endSessionOnServer: () => notProvided("the action 'endSessionOnServer'"),
  },
  delays: {
    signOut: 600,
    retryAfter: ({ context }) => context.retryAfterSeconds * 1000,
  },
}).createMachine({
  id: 'session',
  description: 'Whether the visitor is signed in.',
  meta: {
    ignores: {
      'signIn.submit': 'Only a visitor signs in.',
      'signIn.dismiss': 'There is no sign-in to give up, and no word about one to forget.',
      signOut: 'Nobody is signed in.',
    },
  },
  context: ({ input }) => ({
    cookiesAtStart: { accessToken: input.cookies.accessToken, refreshToken: input.cookies.refreshToken },
    customerId: input.cookies.customerId,
    errorCode: undefined,
    retryAfterSeconds: 0,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The start: the cookies decide.',
      meta: { spec: ['R4.7'] },
      initial: 'reading',
      states: {
        reading: {
          description: 'Which of the two cookies are there?',
          always: [
            {
              description: 'An access token means signed in.',
              guard: { type: 'hasAccessToken', params: ({ context }) => context.cookiesAtStart },
              target: '#session.signedIn',
              actions: { type: 'emitBegan', params: { by: 'start' } },
            },
            {
              description: 'A refresh token alone gets one chance before it is judged.',
              guard: { type: 'hasRefreshTokenAlone', params: ({ context }) => context.cookiesAtStart },
              target: 'restoring',
            },
            { description: 'No token: a visitor.', target: '#session.signedOut' },
          ],
        },
        restoring: {
          description: 'One refresh with the token that was left over; route guards wait.',
          meta: {
            ignores: {
              'signIn.submit': 'Whether somebody is signed in is not decided yet.',
              signOut: 'Whether somebody is signed in is not decided yet.',
              'refresh.started': 'The end of the refresh is awaited already.',
              'cookies.changed': 'The end of the refresh decides.',
            },
          },
          tags: ['pending', 'undecided'],
          entry: 'emitRefreshWanted',
          on: {
            'refresh.succeeded': {
              description: 'The session lives on.',
              target: '#session.signedIn',
              actions: [
                { type: 'setCustomer', params: ({ event }) => ({ customerId: event.customerId }) },
                { type: 'emitBegan', params: { by: 'start' } },
              ],
            },
            'refresh.postponed': {
              description:
                'Nobody refused the token: a customer, whose next request asks for the refresh again.',
              target: '#session.signedIn',
              actions: { type: 'emitBegan', params: { by: 'start' } },
            },
            'refresh.failed': [
              {
                description: 'The token is gone: another tab signed out meanwhile.',
                guard: { type: 'isNobodySignedIn', params: ({ event }) => ({ code: event.code }) },
                target: '#session.signedOut',
              },
              {
                description: 'The session is over.',
                target: '#session.signedOut.ranOut',
                actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
          },
        },
      },
    },
    signedOut: {
      description: 'A visitor: catalogue and content only.',
      meta: {
        spec: ['R4.5'],
        ignores: { 'refresh.*': 'A visitor has no session to refresh; the cookies tell of one that begins.' },
      },
      initial: 'idle',
      entry: 'clearCustomer',
      on: {
        'signIn.submit': {
          description: 'The visitor signs in with phone or e-mail and password.',
          target: 'signingIn',
          actions: 'clearError',
        },
        'signIn.dismiss': {
          description: 'The dialog is closed; what it said is forgotten.',
          target: '.idle',
          actions: 'clearError',
        },
        'cookies.changed': {
          description: 'Somebody signed in in another tab.',
          guard: { type: 'hasAccessToken', params: ({ event }) => event.cookies },
          target: 'signedIn',
          actions: [
            'clearError',
            { type: 'setCustomer', params: ({ event }) => ({ customerId: event.cookies.customerId }) },
            { type: 'emitBegan', params: { by: 'otherTab' } },
          ],
        },
      },
      states: {
        idle: { description: 'Nothing was tried yet.' },
        refused: { description: 'Wrong phone number, e-mail or password.', tags: 'failed' },
        inactive: { description: 'The account is not active.', meta: { spec: ['R6.18'] }, tags: 'failed' },
        rateLimited: {
          description: 'Too many tries: the next one has to wait.',
          tags: 'failed',
          on: {
            'signIn.submit': { description: 'Too early.' },
            'signIn.dismiss': { description: 'Closing the dialog does not shorten the wait.' },
          },
          after: {
            retryAfter: { description: 'The wait is over.', target: 'idle', actions: 'clearError' },
          },
        },
        failed: { description: 'The sign-in did not get through.', tags: 'failed' },
        ranOut: { description: 'The session ended by itself: please sign in again.', tags: 'failed' },
      },
    },
    signingIn: {
      description: 'The server checks the credentials.',
      meta: {
        spec: ['R6.7'],
        ignores: {
          'signIn.submit': 'The credentials are being checked already.',
          'refresh.*': 'A visitor has no session to refresh; the cookies tell of one that begins.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submit')
          return { userName: event.userName, password: event.password }
        },
        onDone: {
          description: 'Welcome: both tokens are stored.',
          target: 'signedIn',
          actions: [
            { type: 'storeTokens', params: ({ event }) => event.output },
            { type: 'setCustomer', params: ({ event }) => ({ customerId: event.output.customerId }) },
            { type: 'emitBegan', params: { by: 'signIn' } },
          ],
        },
        onError: [
          {
            description: 'The credentials are wrong.',
            guard: { type: 'isBadCredentials', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.refused',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'The account is switched off.',
            guard: { type: 'isUserInactive', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.inactive',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Too many tries; the server says how long to wait.',
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.rateLimited',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'setWait', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'signedOut.failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'signIn.dismiss': {
          description: 'The dialog is closed: the answer is not waited for.',
          target: 'signedOut',
        },
        'cookies.changed': {
          description: 'Another tab was quicker.',
          guard: { type: 'hasAccessToken', params: ({ event }) => event.cookies },
          target: 'signedIn',
          actions: [
            { type: 'setCustomer', params: ({ event }) => ({ customerId: event.cookies.customerId }) },
            { type: 'emitBegan', params: { by: 'otherTab' } },
          ],
        },
      },
    },
    signedIn: {
      description: 'A customer: cart, orders and profile too.',
      meta: {
        spec: ['R4.1', 'R6.15'],
        ignores: { 'refresh.*': 'This refresh began before the session; the cookies tell what it left.' },
      },
      tags: 'signedIn',
      on: {
        signOut: { description: 'The customer signs out.', target: 'signingOut' },
        'refresh.started': {
          description: 'The access token is being exchanged, for a request of this tab.',
          target: 'refreshing',
        },
        'cookies.changed': [
          {
            description: 'Both tokens are gone: somebody signed out in another tab.',
            guard: { type: 'isSignOutElsewhere', params: ({ event }) => event.cookies },
            target: 'signedOut',
            actions: { type: 'emitEnded', params: { by: 'otherTab' } },
          },
          {
            description:
              'Both are gone though nobody signed out: they expired, or were refused to another tab.',
            guard: { type: 'hasNeither', params: ({ event }) => event.cookies },
            target: 'signedOut.ranOut',
            actions: [
              { type: 'setCode', params: { code: 'REFRESH_REFUSED' } },
              { type: 'emitEnded', params: { by: 'refresh' } },
            ],
          },
          {
            description: 'Another customer signed in in another tab, perhaps while this one slept.',
            guard: {
              type: 'isOtherCustomer',
              params: ({ event }) => ({ customerId: event.cookies.customerId }),
            },
            actions: [
              { type: 'emitEnded', params: { by: 'otherCustomer' } },
              { type: 'setCustomer', params: ({ event }) => ({ customerId: event.cookies.customerId }) },
              { type: 'emitBegan', params: { by: 'otherTab' } },
            ],
          },
          {
            description: 'Only the access token is gone: another tab exchanges it.',
            guard: { type: 'hasRefreshTokenAlone', params: ({ event }) => event.cookies },
            target: 'refreshing',
            actions: 'emitRefreshWanted',
          },
          {
            description: 'Newer tokens of the same customer, who may have been unknown until now.',
            actions: {
              type: 'setCustomer',
              params: ({ event }) => ({ customerId: event.cookies.customerId }),
            },
          },
        ],
      },
    },
    refreshing: {
      description: 'The tokens are exchanged: guards wait, cart and profile stay as they are.',
      meta: {
        ignores: {
          'refresh.started': 'The end of the refresh is awaited already.',
          'cookies.changed': 'The end of the refresh decides.',
        },
      },
      tags: ['pending', 'undecided', 'signedIn'],
      on: {
        signOut: { description: 'The customer signs out meanwhile.', target: 'signingOut' },
        'refresh.succeeded': [
          {
            description: 'The tokens are those of another customer, who signed in elsewhere meanwhile.',
            guard: { type: 'isOtherCustomer', params: ({ event }) => ({ customerId: event.customerId }) },
            target: 'signedIn',
            actions: [
              { type: 'emitEnded', params: { by: 'otherCustomer' } },
              { type: 'setCustomer', params: ({ event }) => ({ customerId: event.customerId }) },
              { type: 'emitBegan', params: { by: 'otherTab' } },
            ],
          },
          {
            description: 'New tokens are stored; nothing else changed.',
            target: 'signedIn',
            actions: { type: 'setCustomer', params: ({ event }) => ({ customerId: event.customerId }) },
          },
        ],
        'refresh.postponed': {
          description: 'No answer that refuses the token: the customer stays, the next request tries again.',
          target: 'signedIn',
        },
        'refresh.failed': [
          {
            description: 'Both tokens are gone: somebody signed out in another tab meanwhile.',
            guard: { type: 'isNobodySignedIn', params: ({ event }) => ({ code: event.code }) },
            target: 'signedOut',
            actions: { type: 'emitEnded', params: { by: 'otherTab' } },
          },
          {
            description: 'The refresh ended without a token: only now is the customer signed out.',
            target: 'signedOut.ranOut',
            actions: [
              { type: 'setCode', params: ({ event }) => ({ code: event.code }) },
              { type: 'emitEnded', params: { by: 'refresh' } },
            ],
          },
        ],
      },
    },
    signingOut: {
      description: 'Loading shows for a moment, then both cookies are cleared.',
      meta: {
        spec: ['R4.2', 'R4.3', 'R4.4', 'R4.6', 'R9.2'],
        ignores: {
          signOut: 'The sign-out is under way already.',
          'refresh.*': 'The sign-out clears whatever tokens a refresh brings.',
        },
      },
      tags: ['pending', 'signedIn'],
      entry: ['showLoading', 'endSessionOnServer'],
      on: {
        'cookies.changed': {
          description: 'Another customer signed in in another tab: those tokens are not cleared.',
          guard: {
            type: 'isOtherCustomer',
            params: ({ event }) => ({ customerId: event.cookies.customerId }),
          },
          target: 'signedIn',
          actions: [
            { type: 'emitEnded', params: { by: 'signOut' } },
            'hideLoading',
            { type: 'setCustomer', params: ({ event }) => ({ customerId: event.cookies.customerId }) },
            { type: 'emitBegan', params: { by: 'otherTab' } },
          ],
        },
      },
      after: {
        signOut: {
          description: '600 ms are over: signed out.',
          target: 'signedOut',
          actions: ['clearTokens', { type: 'emitEnded', params: { by: 'signOut' } }, 'hideLoading'],
        },
      },
    },
  },
})
