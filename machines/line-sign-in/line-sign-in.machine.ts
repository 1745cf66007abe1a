import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { ActorLogic, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

/** What LINE sent the browser back with, and what the browser kept when it left. */
export interface LineAnswer {
  attempt: string
  state: string
  code: string
}

interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** A session; or, for an account at LINE that no customer has linked yet, what links it. */
export interface LineOutcome {
  session?: TokenPair
  lineLinkToken?: string
}

export interface LineLinking {
  lineLinkToken: string
  phoneNumber: string
  otp: string
}

const notProvided = (what: string): never => {
  throw new Error(`line-sign-in: ${what} is not provided`)
}

/** A placeholder for the one-time-code flow, which the composition provides. It outputs `{ otp, refCode }`. */
const otpStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { userName: string; reason: 'linkLine' }
> = fromCallback(() => notProvided("the actor 'otp'"))

/** Signs a customer in with an account at LINE, which a one-time code links once to the phone number. Part 21 of the checklist. */
export const lineSignInMachine = setup({
  types: {} as {
    context: {
      answer: LineAnswer | undefined
      lineLinkToken: string
      phoneNumber: string
      otp: string
      errorCode: string | undefined
    }
    /** Neither before the shopper left for LINE; `errorCode` where the way back brought no answer. */
    input: { answer?: LineAnswer; errorCode?: string }
    events:
      | { type: 'line.start' }
      | { type: 'page.return' }
      | { type: 'phone.submit'; phoneNumber: string }
      | { type: 'step.back' }
      | { type: 'account.create' }
    children: { otp: 'otp' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    otp: otpStub,
    startAtLine: fromPromise<{ url: string }>(() => notProvided("the actor 'startAtLine'")),
    signIn: fromPromise<LineOutcome, LineAnswer>(() => notProvided("the actor 'signIn'")),
    findAccount: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(() =>
      notProvided("the actor 'findAccount'"),
    ),
    link: fromPromise<TokenPair, LineLinking>(() => notProvided("the actor 'link'")),
  },
  guards: {
    isAnswered: ({ context }) => context.answer !== undefined,
    isBackWithout: ({ context }) => context.errorCode !== undefined,
    isSession: (_, params: LineOutcome) => params.session !== undefined,
    isKnown: (_, params: { isExist: boolean }) => params.isExist,
    isOtpRefusal: (_, params: { error: unknown }) => codeOf(params.error).startsWith('OTP_'),
    isOver: (_, params: { error: unknown }) =>
      ['LINE_REFUSED', 'USER_INACTIVE', 'NOT_FOUND'].includes(codeOf(params.error)),
  },
  actions: {
    setLink: assign({ lineLinkToken: (_, params: LineOutcome) => params.lineLinkToken ?? '' }),
    setPhone: assign({ phoneNumber: (_, params: { phoneNumber: string }) => params.phoneNumber }),
    setOtp: assign({ otp: (_, params: { otp: string }) => params.otp }),
    clearOtp: assign({ otp: '' }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    storeTokens: (_, _params: { session?: TokenPair }) => notProvided("the action 'storeTokens'"),
    openLine: (_, _params: { url: string }) => notProvided("the action 'openLine'"),
    openShop: () => notProvided("the action 'openShop'"),
    openRegistration: (_, _params: { phoneNumber: string; lineLinkToken: string }) =>
      notProvided("the action 'openRegistration'"),
  },
}).createMachine({
  id: 'lineSignIn',
  description: 'A customer signs in with LINE.',
  meta: {
    ignores: {
      'line.start': 'LINE has answered, or is being asked.',
      'page.return': 'The shopper did not leave for LINE.',
      'phone.submit': 'No phone number is asked for.',
      'step.back': 'There is no step before this one.',
      'account.create': 'Nobody has found that there is no account.',
    },
  },
  context: ({ input }) => ({
    answer: input.answer,
    lineLinkToken: '',
    phoneNumber: '',
    otp: '',
    errorCode: input.errorCode,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is the shopper back from LINE?',
      always: [
        { description: 'Yes, with an answer.', guard: 'isAnswered', target: 'signingIn' },
        {
          description: 'Yes, but LINE was refused, or the answer is of another browser.',
          guard: 'isBackWithout',
          target: 'ready.refused',
        },
        { description: 'No.', target: 'ready.idle' },
      ],
    },
    ready: {
      description: 'The shopper may go to LINE.',
      meta: { spec: ['R21.27'] },
      initial: 'idle',
      on: { 'line.start': { description: 'Sign in with LINE.', target: 'starting', actions: 'clearError' } },
      states: {
        idle: { description: 'Nothing is going on.' },
        refused: { description: 'It did not work; it may be tried again.', tags: 'failed' },
      },
    },
    starting: {
      description: 'The server prepares the way to LINE.',
      tags: 'pending',
      invoke: {
        id: 'startAtLine',
        src: 'startAtLine',
        onDone: {
          description: 'To the page of LINE.',
          target: 'leaving',
          actions: { type: 'openLine', params: ({ event }) => ({ url: event.output.url }) },
        },
        onError: {
          description: 'There was no answer, or the shop has no keys of LINE.',
          target: 'ready.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    leaving: {
      description: 'The browser is on its way to LINE.',
      meta: { spec: ['R21.27'] },
      on: {
        'page.return': { description: 'The shopper came back without an answer.', target: 'ready' },
        'line.start': { description: 'The way to LINE was stopped: once more.', target: 'starting' },
      },
    },
    signingIn: {
      description: 'The server asks LINE who it was.',
      meta: { spec: ['R21.27'] },
      tags: 'pending',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.answer ?? notProvided('an answer of LINE'),
        onDone: [
          {
            description: 'A customer who has linked this account.',
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'storeTokens', params: ({ event }) => event.output },
          },
          {
            description: 'Nobody has linked this account yet.',
            target: 'phone',
            actions: { type: 'setLink', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'LINE does not vouch for it, or there was no answer.',
          target: 'ready.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    phone: {
      description: 'Whose account at the shop is it? The phone number finds it.',
      meta: { spec: ['R21.28'] },
      initial: 'editing',
      on: {
        'phone.submit': {
          description: 'The phone number is typed.',
          target: 'finding',
          actions: [
            'clearError',
            { type: 'setPhone', params: ({ event }) => ({ phoneNumber: event.phoneNumber }) },
          ],
        },
      },
      states: {
        editing: { description: 'Nothing is wrong so far.' },
        failed: { description: 'It could not be looked up, or linked.', tags: 'failed' },
      },
    },
    finding: {
      description: 'Is there an account of this phone number?',
      tags: 'pending',
      invoke: {
        id: 'findAccount',
        src: 'findAccount',
        input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
        onDone: [
          {
            description: 'There is: a code proves that it is theirs.',
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'otp',
          },
          { description: 'There is none: one can be created.', target: 'newcomer' },
        ],
        onError: {
          description: 'There was no answer.',
          target: 'phone.failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    newcomer: {
      description: 'Nobody has an account of this phone number: a new one, or another number.',
      on: {
        'account.create': {
          description: 'A new account, which LINE signs in from then on.',
          target: 'registering',
          actions: {
            type: 'openRegistration',
            params: ({ context }) => ({
              phoneNumber: context.phoneNumber,
              lineLinkToken: context.lineLinkToken,
            }),
          },
        },
        'step.back': { description: 'Another phone number.', target: 'phone' },
      },
    },
    otp: {
      description: 'A one-time code by SMS proves that the account is theirs.',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({ userName: context.phoneNumber, reason: 'linkLine' }),
        onDone: {
          description: 'The code is confirmed.',
          target: 'linking',
          actions: [{ type: 'setOtp', params: ({ event }) => event.output }, 'clearError'],
        },
        onError: {
          description: 'The code cannot be asked for.',
          target: 'phone.failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'step.back': { description: 'Another phone number.', target: 'phone', actions: 'clearError' },
      },
    },
    linking: {
      description: 'The server links the account at LINE, and signs in.',
      meta: { spec: ['R21.28'] },
      tags: 'pending',
      exit: 'clearOtp',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context: { lineLinkToken, phoneNumber, otp } }) => ({ lineLinkToken, phoneNumber, otp }),
        onDone: {
          description: 'It is linked.',
          target: 'signedIn',
          actions: { type: 'storeTokens', params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          {
            description: 'The code is no longer good: a new one is needed.',
            guard: { type: 'isOtpRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'otp',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'The sign-in at LINE is too long ago, or the account is closed: it begins anew.',
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'ready.refused',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'phone.failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    registering: { description: 'The registration goes on, with LINE to be linked.', type: 'final' },
    signedIn: { description: 'The shop opens anew, signed in.', type: 'final', entry: 'openShop' },
  },
})
