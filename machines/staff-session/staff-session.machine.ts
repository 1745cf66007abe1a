import { assign, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { Staff } from '../../openapi/generated/schema.ts'

export interface StaffCredentials {
  email: string
  password: string
  /** Absent where the server is only asked whether the password is right. */
  code: string | undefined
}

/** A figure that comes with the error. */
const figureOf = (error: unknown, name: 'attemptsLeft' | 'retryAfterSeconds'): number | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : undefined
}

const notProvided = (what: string): never => {
  throw new Error(`staff-session: ${what} is not provided`)
}

/** Who is signed in to the office: a password, then six digits of an authenticator. The session itself is a cookie. */
export const staffSessionMachine = setup({
  types: {} as {
    context: {
      email: string
      password: string
      /** Kept when a session has ended by itself, so that the same person goes on where they were. */
      staff: Staff | undefined
      errorCode: string | undefined
      /** Wrong tries that are left before a pause. */
      attemptsLeft: number | undefined
      pauseSeconds: number
    }
    events:
      | { type: 'password.submit'; email: string; password: string }
      | { type: 'code.submit'; code: string }
      | { type: 'step.back' }
      | { type: 'check.retry' }
      | { type: 'session.lost' }
      | { type: 'session.end' }
    tags: 'pending' | 'failed' | 'signedIn'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    whoAmI: fromPromise<Staff>(() => notProvided("the actor 'whoAmI'")),
    signIn: fromPromise<void, StaffCredentials>(() => notProvided("the actor 'signIn'")),
    signOut: fromPromise<void>(() => notProvided("the actor 'signOut'")),
  },
  delays: {
    pause: ({ context }) => context.pauseSeconds * 1000,
  },
  guards: {
    isUnauthorized: (_, params: { error: unknown }) => codeOf(params.error) === 'UNAUTHORIZED',
    isWrongPassword: (_, params: { error: unknown }) => codeOf(params.error) === 'BAD_CREDENTIALS',
    isWrongCode: (_, params: { error: unknown }) => codeOf(params.error) === 'OTP_INVALID',
    isPaused: (_, params: { error: unknown }) => codeOf(params.error) === 'RATE_LIMITED',
  },
  actions: {
    setCredentials: assign((_, params: { email: string; password: string }) => params),
    clearPassword: assign({ password: '' }),
    setStaff: assign({ staff: (_, params: { staff: Staff }) => params.staff }),
    clearStaff: assign({ staff: undefined, email: '' }),
    setError: assign((_, params: { error: unknown }) => ({
      errorCode: codeOf(params.error),
      attemptsLeft: figureOf(params.error, 'attemptsLeft'),
    })),
    clearError: assign({ errorCode: undefined, attemptsLeft: undefined }),
    setPause: assign({
      pauseSeconds: (_, params: { error: unknown }) => figureOf(params.error, 'retryAfterSeconds') ?? 60,
    }),
  },
}).createMachine({
  id: 'staffSession',
  description: 'Who is signed in to the office.',
  meta: {
    ignores: {
      'password.submit': 'No password is asked for.',
      'code.submit': 'No code is asked for.',
      'step.back': 'There is no step before.',
      'check.retry': 'Nothing has failed.',
      'session.lost': 'No session is open.',
      'session.end': 'No session is open.',
    },
  },
  context: {
    email: '',
    password: '',
    staff: undefined,
    errorCode: undefined,
    attemptsLeft: undefined,
    pauseSeconds: 0,
  },
  initial: 'checking',
  states: {
    checking: {
      description: 'The server is asked who the cookie belongs to.',
      tags: 'pending',
      invoke: {
        id: 'whoAmI',
        src: 'whoAmI',
        onDone: {
          description: 'A member of staff.',
          target: 'signedIn',
          actions: { type: 'setStaff', params: ({ event }) => ({ staff: event.output }) },
        },
        onError: [
          {
            description: 'Nobody.',
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
          },
          {
            description: 'No answer.',
            target: 'unreachable',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unreachable: {
      description: 'Who is signed in could not be read.',
      tags: 'failed',
      on: { 'check.retry': { description: 'Ask again.', target: 'checking', actions: 'clearError' } },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      initial: 'password',
      states: {
        password: {
          description: 'E-mail and password.',
          initial: 'editing',
          on: {
            'password.submit': {
              description: 'Ask whether they are right.',
              target: '#staffSession.checkingPassword',
              actions: [
                'clearError',
                {
                  type: 'setCredentials',
                  params: ({ event }) => ({ email: event.email, password: event.password }),
                },
              ],
            },
          },
          states: {
            editing: { description: 'Nothing is wrong so far.' },
            ended: {
              description:
                'The session has ended elsewhere, or after twelve hours. What was on the page stays for the same person.',
            },
            refused: { description: 'There is no such account, or its password is another.', tags: 'failed' },
            failed: { description: 'The password could not be checked.', tags: 'failed' },
          },
        },
        code: {
          description: 'Six digits of the authenticator, or a recovery code.',
          initial: 'editing',
          on: {
            'code.submit': {
              description: 'Ask for a session.',
              target: '#staffSession.signingIn',
              actions: 'clearError',
            },
            'step.back': {
              description: 'Back to the password.',
              target: 'password',
              actions: ['clearError', 'clearPassword'],
            },
          },
          states: {
            editing: { description: 'Nothing is wrong so far.' },
            refused: { description: 'The code is wrong, or was used before.', tags: 'failed' },
            failed: { description: 'The code could not be checked.', tags: 'failed' },
          },
        },
        paused: {
          description: 'Too many wrong tries: the account takes none for a while.',
          tags: 'failed',
          after: {
            pause: { description: 'The pause is over.', target: 'password', actions: 'clearError' },
          },
        },
      },
    },
    checkingPassword: {
      description: 'The server says whether the password is right, before anybody looks for the telephone.',
      tags: 'pending',
      invoke: {
        id: 'checkPassword',
        src: 'signIn',
        input: ({ context: { email, password } }) => ({ email, password, code: undefined }),
        onDone: { description: 'It is; the code is asked for.', target: 'signedOut.code' },
        onError: [
          {
            description: 'It is not.',
            guard: { type: 'isWrongPassword', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.password.refused',
            actions: ['clearPassword', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description: 'No more tries.',
            guard: { type: 'isPaused', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.paused',
            actions: [
              'clearPassword',
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'setPause', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer.',
            target: 'signedOut.password.failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    signingIn: {
      description: 'The server takes the code once, and gives a session.',
      tags: 'pending',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { email, password }, event }) => ({
          email,
          password,
          code: event.type === 'code.submit' ? event.code : undefined,
        }),
        onDone: { description: 'Let in.', target: 'checking', actions: 'clearPassword' },
        onError: [
          {
            description: 'The code is not right.',
            guard: { type: 'isWrongCode', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.code.refused',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'The password was changed meanwhile, or the account closed.',
            guard: { type: 'isWrongPassword', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.password.refused',
            actions: ['clearPassword', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description: 'No more tries.',
            guard: { type: 'isPaused', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.paused',
            actions: [
              'clearPassword',
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'setPause', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer.',
            target: 'signedOut.code.failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    signedIn: {
      description: 'A member of staff, with the rights of their role.',
      tags: 'signedIn',
      initial: 'resting',
      states: {
        resting: { description: 'Nothing is wrong.' },
        unsure: {
          description: 'Whether the session still lives could not be asked.',
          tags: 'failed',
          on: {
            'check.retry': {
              description: 'Ask again.',
              target: '#staffSession.rechecking',
              actions: 'clearError',
            },
          },
        },
        signOutFailed: { description: 'The session may still be open.', tags: 'failed' },
      },
      on: {
        'session.lost': {
          description: 'A request was refused. It may have been sent before somebody signed in again.',
          target: 'rechecking',
          actions: 'clearError',
        },
        'session.end': { description: 'Sign out.', target: 'signingOut', actions: 'clearError' },
      },
    },
    rechecking: {
      description: 'The server is asked whether the session still lives; the page stays.',
      tags: ['pending', 'signedIn'],
      meta: { ignores: { 'session.lost': 'The server is being asked.' } },
      on: { 'session.end': { description: 'Sign out.', target: 'signingOut' } },
      invoke: {
        id: 'recheck',
        src: 'whoAmI',
        onDone: {
          description: 'It does.',
          target: 'signedIn',
          actions: { type: 'setStaff', params: ({ event }) => ({ staff: event.output }) },
        },
        onError: [
          {
            description: 'It has ended.',
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.password.ended',
          },
          {
            description: 'No answer: the next request will say, or another try.',
            target: 'signedIn.unsure',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    signingOut: {
      description: 'The server ends the session.',
      tags: ['pending', 'signedIn'],
      meta: {
        ignores: {
          'session.lost': 'It is to end anyway.',
          'session.end': 'It is being ended.',
        },
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { description: 'Ended.', target: 'signedOut', actions: 'clearStaff' },
        onError: [
          {
            description: 'It had ended before.',
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: 'clearStaff',
          },
          {
            description: 'No answer: the session may still be open, so the page goes on to say that it is.',
            target: 'signedIn.signOutFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
})
