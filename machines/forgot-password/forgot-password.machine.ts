import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf, fieldErrorsOf } from '../problem.ts'
import type { ActorLogic, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

/** Individuals reset their password by phone number, companies by e-mail. */
export type AccountKind = 'individual' | 'legalEntity'

export interface PasswordReset {
  kind: AccountKind
  userName: string
  otp: string
  newPassword: string
}

const notProvided = (what: string): never => {
  throw new Error(`forgot-password: ${what} is not provided`)
}

/** A placeholder for the one-time-code flow, which the composition provides. It outputs `{ otp, refCode }`. */
const otpStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { userName: string; reason: 'forgotPassword' }
> = fromCallback(() => notProvided("the actor 'otp'"))

/** Sets a new password without the old one: user name, one-time code, new password. Spec parts 6 and 7. */
export const forgotPasswordMachine = setup({
  types: {} as {
    context: {
      kind: AccountKind
      userName: string
      otp: string
      /** An earlier submission had no answer: the password may have been replaced by it. */
      wasUnanswered: boolean
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    events:
      | { type: 'account.submit'; kind: AccountKind; userName: string }
      | { type: 'password.submit'; newPassword: string }
      | { type: 'step.back' }
    emitted: { type: 'password.reset'; userName: string }
    children: { otp: 'otp' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    otp: otpStub,
    resetPassword: fromPromise<void, PasswordReset>(() => notProvided("the actor 'resetPassword'")),
  },
  guards: {
    isOtpRefusal: (_, params: { error: unknown }) => codeOf(params.error).startsWith('OTP_'),
    isValidation: (_, params: { error: unknown }) => codeOf(params.error) === 'VALIDATION',
  },
  actions: {
    setAccount: assign((_, params: { kind: AccountKind; userName: string }) => ({
      ...params,
      wasUnanswered: false,
    })),
    noteUnanswered: assign({ wasUnanswered: true }),
    setOtp: assign({ otp: (_, params: { otp: string }) => params.otp }),
    clearOtp: assign({ otp: '' }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    setFieldErrors: assign({ fieldErrors: (_, params: { error: unknown }) => fieldErrorsOf(params.error) }),
    clearError: assign({ errorCode: undefined, fieldErrors: {} }),
    emitReset: emit(({ context }) => ({ type: 'password.reset', userName: context.userName })),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'A forgotten password is replaced.',
  meta: {
    ignores: {
      'account.submit': 'The account is named; its own step asks for it.',
      'password.submit': 'No code is confirmed yet.',
    },
  },
  context: {
    kind: 'individual',
    userName: '',
    otp: '',
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  },
  initial: 'naming',
  states: {
    naming: {
      description: 'Whose password? By phone number or, for a company, by e-mail.',
      meta: { spec: ['R1.17', 'R1.18'], ignores: { 'step.back': 'It is the first step.' } },
      initial: 'editing',
      on: {
        'account.submit': {
          description: 'The account is named.',
          target: 'otp',
          actions: [
            'clearError',
            {
              type: 'setAccount',
              params: ({ event }) => ({ kind: event.kind, userName: event.userName }),
            },
          ],
        },
      },
      states: {
        editing: { description: 'Nothing is wrong so far.' },
        failed: { description: 'The code could not be asked for.', tags: 'failed' },
      },
    },
    otp: {
      description: 'A one-time code proves that the account is theirs.',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({ userName: context.userName, reason: 'forgotPassword' }),
        onDone: {
          description: 'The code is confirmed.',
          target: 'newPassword',
          actions: [{ type: 'setOtp', params: ({ event }) => event.output }, 'clearError'],
        },
        onError: {
          description: 'The code cannot be asked for.',
          target: 'naming.failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'step.back': {
          description: 'Another account; the name that was typed stays.',
          target: 'naming',
          actions: 'clearError',
        },
      },
    },
    newPassword: {
      description: 'The new password is chosen.',
      initial: 'editing',
      on: {
        'password.submit': {
          description: 'The new password is sent with the code.',
          target: 'submitting',
          actions: 'clearError',
        },
        'step.back': {
          description: 'Another account; the code is given up.',
          target: 'naming',
          actions: ['clearOtp', 'clearError'],
        },
      },
      states: {
        editing: { description: 'Nothing is wrong so far.' },
        refused: {
          description:
            'The server does not take this password, and says why: too common, or against the rules.',
          tags: 'failed',
        },
        failed: { description: 'The password could not be sent; it may be sent again.', tags: 'failed' },
      },
    },
    submitting: {
      description: 'The server sets the new password and ends all sessions.',
      meta: {
        spec: ['R6.17'],
        ignores: {
          'password.submit': 'A new password is being sent already.',
          'step.back': 'The new password was sent and cannot be taken back; the answer decides on the step.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submit')
          return {
            kind: context.kind,
            userName: context.userName,
            otp: context.otp,
            newPassword: event.newPassword,
          }
        },
        onDone: {
          description: 'The new password holds.',
          target: 'done',
          actions: ['clearOtp', 'emitReset'],
        },
        onError: [
          {
            description: 'The code is no longer good: a new one is needed.',
            guard: { type: 'isOtpRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'otp',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'clearOtp'],
          },
          {
            description: 'The password does not keep the rules.',
            guard: { type: 'isValidation', params: ({ event }) => ({ error: event.error }) },
            target: 'newPassword.refused',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'setFieldErrors', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'newPassword.failed',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              'noteUnanswered',
            ],
          },
        ],
      },
    },
    done: { description: 'The password is replaced: sign in with it.', type: 'final' },
  },
})
