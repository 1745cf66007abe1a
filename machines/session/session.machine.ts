import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'

export interface TokenCookies {
  accessToken: boolean
  refreshToken: boolean
}

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** An actor rejects with `{ code }`; anything else is a mistake in the program and stops the flow loudly. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const retryAfterOf = (error: unknown): number =>
  typeof error === 'object' &&
  error !== null &&
  'retryAfterSeconds' in error &&
  typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds
    : 60

const notProvided = (what: string): never => {
  throw new Error(`session: ${what} is not provided`)
}

/**
 * Is somebody signed in? Spec part 4, sign-in state and sign-out. Signed in means that an access token exists;
 * while a refresh is under way it is missing for a moment, and that moment is not a sign-out.
 */
export const sessionMachine = setup({
  types: {} as {
    context: { cookiesAtStart: TokenCookies; errorCode: string | undefined; retryAfterSeconds: number }
    input: { cookies: TokenCookies }
    events:
      | { type: 'signIn.submit'; userName: string; password: string }
      | { type: 'signIn.dismiss' }
      | { type: 'signOut' }
      | { type: 'refresh.started' }
      | { type: 'cookies.changed'; cookies: TokenCookies }
    emitted:
      | { type: 'session.began'; by: 'start' | 'signIn' | 'otherTab' }
      | { type: 'session.ended'; by: 'signOut' | 'otherTab' | 'refresh' }
    /** `undecided`: route guards wait. `signedIn`: the page treats the visitor as a customer. */
    tags: 'pending' | 'failed' | 'undecided' | 'signedIn'
    meta: { spec: string[] }
  },
  actors: {
    signIn: fromPromise<TokenPair, { userName: string; password: string }>(() =>
      notProvided("the actor 'signIn'"),
    ),
    refreshTokens: fromPromise<void>(() => notProvided("the actor 'refreshTokens'")),
  },
  guards: {
    hasAccessToken: (_, params: TokenCookies) => params.accessToken,
    hasRefreshTokenAlone: (_, params: TokenCookies) => !params.accessToken && params.refreshToken,
    hasNeither: (_, params: TokenCookies) => !params.accessToken && !params.refreshToken,
    isBadCredentials: (_, params: { error: unknown }) => codeOf(params.error) === 'BAD_CREDENTIALS',
    isUserInactive: (_, params: { error: unknown }) => codeOf(params.error) === 'USER_INACTIVE',
    isRateLimited: (_, params: { error: unknown }) => codeOf(params.error) === 'RATE_LIMITED',
  },
  actions: {
    keepError: assign((_, params: { error: unknown }) => ({ errorCode: codeOf(params.error) })),
    keepWait: assign((_, params: { error: unknown }) => ({ retryAfterSeconds: retryAfterOf(params.error) })),
    forgetError: assign({ errorCode: undefined }),
    tellBegan: emit((_, params: { by: 'start' | 'signIn' | 'otherTab' }) => ({
      type: 'session.began',
      by: params.by,
    })),
    tellEnded: emit((_, params: { by: 'signOut' | 'otherTab' | 'refresh' }) => ({
      type: 'session.ended',
      by: params.by,
    })),
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
  context: ({ input }) => ({ cookiesAtStart: input.cookies, errorCode: undefined, retryAfterSeconds: 0 }),
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
              actions: { type: 'tellBegan', params: { by: 'start' } },
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
          tags: ['pending', 'undecided'],
          invoke: {
            id: 'restore',
            src: 'refreshTokens',
            onDone: {
              description: 'The session lives on.',
              target: '#session.signedIn',
              actions: { type: 'tellBegan', params: { by: 'start' } },
            },
            onError: {
              description: 'The session is over.',
              target: '#session.signedOut.ranOut',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    signedOut: {
      description: 'A visitor: catalogue and content only.',
      meta: { spec: ['R4.5'] },
      initial: 'idle',
      on: {
        'signIn.submit': {
          description: 'The visitor signs in with phone or e-mail and password.',
          target: 'signingIn',
          actions: 'forgetError',
        },
        'signIn.dismiss': {
          description: 'The dialog is closed; what it said is forgotten.',
          target: '.idle',
          actions: 'forgetError',
        },
        'cookies.changed': {
          description: 'Somebody signed in in another tab.',
          guard: { type: 'hasAccessToken', params: ({ event }) => event.cookies },
          target: 'signedIn',
          actions: ['forgetError', { type: 'tellBegan', params: { by: 'otherTab' } }],
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
            retryAfter: { description: 'The wait is over.', target: 'idle', actions: 'forgetError' },
          },
        },
        failed: { description: 'The sign-in did not get through.', tags: 'failed' },
        ranOut: { description: 'The session ended by itself: please sign in again.', tags: 'failed' },
      },
    },
    signingIn: {
      description: 'The server checks the credentials.',
      meta: { spec: ['R6.7'] },
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
            { type: 'tellBegan', params: { by: 'signIn' } },
          ],
        },
        onError: [
          {
            description: 'The credentials are wrong.',
            guard: { type: 'isBadCredentials', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.refused',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'The account is switched off.',
            guard: { type: 'isUserInactive', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.inactive',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Too many tries; the server says how long to wait.',
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.rateLimited',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'keepWait', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'signedOut.failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'cookies.changed': {
          description: 'Another tab was quicker.',
          guard: { type: 'hasAccessToken', params: ({ event }) => event.cookies },
          target: 'signedIn',
          actions: { type: 'tellBegan', params: { by: 'otherTab' } },
        },
      },
    },
    signedIn: {
      description: 'A customer: cart, orders and profile too.',
      meta: { spec: ['R4.1', 'R6.15'] },
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
            guard: { type: 'hasNeither', params: ({ event }) => event.cookies },
            target: 'signedOut',
            actions: { type: 'tellEnded', params: { by: 'otherTab' } },
          },
          {
            description: 'Only the access token is gone: another tab exchanges it.',
            guard: { type: 'hasRefreshTokenAlone', params: ({ event }) => event.cookies },
            target: 'refreshing',
          },
        ],
      },
    },
    refreshing: {
      description: 'The tokens are exchanged: guards wait, cart and profile stay as they are.',
      tags: ['pending', 'undecided', 'signedIn'],
      invoke: {
        id: 'refresh',
        src: 'refreshTokens',
        onDone: { description: 'New tokens are stored; nothing else changed.', target: 'signedIn' },
        onError: {
          description: 'The refresh ended without a token: only now is the customer signed out.',
          target: 'signedOut.ranOut',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellEnded', params: { by: 'refresh' } },
          ],
        },
      },
      on: {
        signOut: { description: 'The customer signs out meanwhile.', target: 'signingOut' },
        'cookies.changed': { description: 'Ignored: the end of the refresh decides.' },
      },
    },
    signingOut: {
      description: 'Loading shows for a moment, then both cookies are cleared.',
      meta: { spec: ['R4.2', 'R4.3', 'R4.4', 'R4.6', 'R9.2'] },
      tags: ['pending', 'signedIn'],
      entry: ['showLoading', 'endSessionOnServer'],
      after: {
        signOut: {
          description: '600 ms are over: signed out.',
          target: 'signedOut',
          actions: ['clearTokens', { type: 'tellEnded', params: { by: 'signOut' } }, 'hideLoading'],
        },
      },
    },
  },
})
