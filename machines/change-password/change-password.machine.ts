import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf, fieldErrorsOf } from '../problem.ts'
import type { ActorLogic, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  otp: string
}

const notProvided = (what: string): never => {
  throw new Error(`change-password: ${what} is not provided`)
}

/** A placeholder for the one-time-code flow, which the composition provides. It outputs `{ otp, refCode }`. */
const otpStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { userName: string; reason: 'changePassword' }
> = fromCallback(() => notProvided("the actor 'otp'"))

/** Changes a signed-in customer's password with the old password and a one-time code. Spec parts 7 and 8. */
export const changePasswordMachine = setup({
  types: {} as {
    context: {
      userName: string
      oldPassword: string
      newPassword: string
      otp: string
      /** An earlier submission had no answer: the password may have been changed by it. */
      wasUnanswered: boolean
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    input: { userName: string }
    events:
      | { type: 'passwords.submit'; oldPassword: string; newPassword: string }
      | { type: 'step.back' }
      | { type: 'submit.retry' }
    emitted: { type: 'password.changed' }
    children: { otp: 'otp' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    otp: otpStub,
    changePassword: fromPromise<void, PasswordChange>(() => notProvided("the actor 'changePassword'")),
  },
  guards: {
    hasOtp: ({ context }) => context.otp !== '',
    isWrongOldPassword: (_, params: { error: unknown }) => codeOf(params.error) === 'INVALID_OLD_PASSWORD',
    isOtpRefusal: (_, params: { error: unknown }) => codeOf(params.error).startsWith('OTP_'),
    isValidation: (_, params: { error: unknown }) => codeOf(params.error) === 'VALIDATION',
  },
  actions: {
    setPasswords: assign((_, params: { oldPassword: string; newPassword: string }) => params),
    setOtp: assign({ otp: (_, params: { otp: string }) => params.otp }),
    clearOtp: assign({ otp: '' }),
    noteUnanswered: assign({ wasUnanswered: true }),
    clearSecrets: assign({ oldPassword: '', newPassword: '', otp: '' }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    setFieldErrors: assign({
      fieldErrors: (_, params: { error: unknown }) =>
        fieldErrorsOf(params.error, { INVALID_OLD_PASSWORD: 'oldPassword' }),
    }),
    clearError: assign({ errorCode: undefined, fieldErrors: {} }),
    emitChanged: emit({ type: 'password.changed' }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'The password is changed by its owner.',
  meta: {
    ignores: {
      'passwords.submit': 'The form is closed.',
      'submit.retry': 'No submission with a confirmed code has failed.',
    },
  },
  context: ({ input }) => ({
    userName: input.userName,
    oldPassword: '',
    newPassword: '',
    otp: '',
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  }),
  initial: 'form',
  states: {
    form: {
      description: 'Old and new password.',
      meta: { spec: ['R6.12'], ignores: { 'step.back': 'It is the first step.' } },
      initial: 'editing',
      on: {
        'passwords.submit': [
          {
            description: 'A code was confirmed already and not consumed.',
            guard: 'hasOtp',
            target: 'submitting',
            actions: [
              'clearError',
              {
                type: 'setPasswords',
                params: ({ event }) => ({ oldPassword: event.oldPassword, newPassword: event.newPassword }),
              },
            ],
          },
          {
            description: 'On to the code.',
            target: 'otp',
            actions: [
              'clearError',
              {
                type: 'setPasswords',
                params: ({ event }) => ({ oldPassword: event.oldPassword, newPassword: event.newPassword }),
              },
            ],
          },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong so far.' },
        wrongOldPassword: { description: 'The old password is not right.', tags: 'failed' },
        refused: {
          description:
            'The server does not take the new password, and says why: too common, or against the rules.',
          tags: 'failed',
        },
        failed: { description: 'The code could not be asked for.', tags: 'failed' },
      },
    },
    otp: {
      description: 'A one-time code proves that it is really the owner.',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({ userName: context.userName, reason: 'changePassword' }),
        onDone: {
          description: 'The code is confirmed.',
          target: 'submitting',
          actions: [{ type: 'setOtp', params: ({ event }) => event.output }, 'clearError'],
        },
        onError: {
          description: 'The code cannot be asked for.',
          target: 'form.failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'step.back': { description: 'Back to the passwords.', target: 'form', actions: 'clearError' },
      },
    },
    submitting: {
      description: 'The server changes the password and ends all other sessions.',
      meta: {
        spec: ['R7.17'],
        ignores: {
          'step.back': 'The new password was sent and cannot be taken back; the answer decides on the step.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { oldPassword, newPassword, otp } }) => ({ oldPassword, newPassword, otp }),
        onDone: {
          description: 'The new password holds.',
          target: 'done',
          actions: ['clearSecrets', 'emitChanged'],
        },
        onError: [
          {
            description: 'The old password is not right.',
            guard: { type: 'isWrongOldPassword', params: ({ event }) => ({ error: event.error }) },
            target: 'form.wrongOldPassword',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'setFieldErrors', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'The code is no longer good: a new one is needed.',
            guard: { type: 'isOtpRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'otp',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'clearOtp'],
          },
          {
            description: 'The new password does not keep the rules.',
            guard: { type: 'isValidation', params: ({ event }) => ({ error: event.error }) },
            target: 'form.refused',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'setFieldErrors', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'submitFailed',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              'noteUnanswered',
            ],
          },
        ],
      },
    },
    submitFailed: {
      description: 'The passwords could not be sent; the code is still good.',
      tags: 'failed',
      on: {
        'submit.retry': { description: 'Send them again.', target: 'submitting', actions: 'clearError' },
        'step.back': { description: 'Back to the passwords.', target: 'form', actions: 'clearError' },
      },
    },
    done: { description: 'The password is changed.', type: 'final' },
  },
})
