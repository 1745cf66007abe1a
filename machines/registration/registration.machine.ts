import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf, fieldErrorsOf } from '../problem.ts'
import type { ActorLogic, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'
import type { IndividualRegistration, LegalEntityRegistration } from '../../openapi/generated/schema.ts'

export type BuyerType = 'generalPublic' | 'company'

/** What the server is told about the customer. The flow passes it on without looking into it. */
export type RegistrationDetails =
  | Omit<IndividualRegistration, 'password' | 'otp'>
  | Omit<LegalEntityRegistration, 'password' | 'otp'>

/** The submitted form. A company signs in with its e-mail, an individual with the phone number; the code is sent there. */
export interface Submission {
  userName: string
  password: string
  /** Whether the privacy policy was accepted. */
  hasConsent: boolean
  details: RegistrationDetails
}

/** The last phone number looked up, and whether an account uses it; undefined if there was no answer. */
interface LookedUp {
  number: string
  isTaken: boolean | undefined
}

/** The confirmed code and its user name; the registration request consumes the code. */
interface Proof {
  userName: string
  otp: string
}

const fieldsByCode: Record<string, string> = {
  PHONE_TAKEN: 'phoneNumber',
  EMAIL_TAKEN: 'email',
  TAX_ID_INVALID: 'taxId',
}
/** The consents are fields of the form like the others. */
const detailErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error, fieldsByCode)).map(([field, code]) => [
      field.replace(/^consents\./, ''),
      code,
    ]),
  )

/** Whether the submitted user name is the phone number that was looked up. */
const isLookedUp = (so: { phone: LookedUp; userName: string }): boolean => so.phone.number === so.userName

const notProvided = (what: string): never => {
  throw new Error(`registration: ${what} is not provided`)
}

/** A placeholder for the one-time-code flow, which the composition provides. It outputs `{ otp, refCode }`. */
const otpStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { userName: string; reason: 'register' }
> = fromCallback(() => notProvided("the actor 'otp'"))

/**
 * Registers a customer: buyer type, details, one-time code, account, sign-in. Spec parts 1, 3 and 7. The form
 * library holds the typed values (decision 020); after a reload the flow resumes from the form's draft.
 */
export const registrationMachine = setup({
  types: {} as {
    context: {
      buyerType: BuyerType | undefined
      userName: string
      password: string
      hasConsent: boolean
      details: RegistrationDetails | undefined
      phone: LookedUp
      proof: Proof | undefined
      /** An earlier submission had no answer, and may have opened the account all the same. */
      wasUnanswered: boolean
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    /** The buyer type of the draft from which the flow resumes, if any. */
    input: { buyerType: BuyerType | undefined }
    events:
      | { type: 'buyerType.choose'; buyerType: BuyerType }
      | { type: 'phone.enter'; phoneNumber: string }
      | ({ type: 'details.submit' } & Submission)
      | { type: 'step.back' }
      | { type: 'submit.retry' }
    emitted: { type: 'registration.done'; userName: string }
    children: { otp: 'otp' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    checkPhone: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(() =>
      notProvided("the actor 'checkPhone'"),
    ),
    otp: otpStub,
    register: fromPromise<{ id: string }, { details: RegistrationDetails; password: string; otp: string }>(
      () => notProvided("the actor 'register'"),
    ),
    signIn: fromPromise<void, { userName: string; password: string }>(() =>
      notProvided("the actor 'signIn'"),
    ),
  },
  guards: {
    hasDraft: ({ context }) => context.buyerType !== undefined,
    isNewLogin: ({ context }, params: { phoneNumber: string }) =>
      context.buyerType === 'generalPublic' && params.phoneNumber !== context.phone.number,
    isTaken: ({ context }) => context.phone.isTaken === true,
    isFree: ({ context }) => context.phone.isTaken === false,
    lacksConsent: ({ context }) => !context.hasConsent,
    loginIsTaken: ({ context }) => isLookedUp(context) && context.phone.isTaken === true,
    loginIsUnknown: ({ context }) =>
      context.buyerType === 'generalPublic' && !(isLookedUp(context) && context.phone.isTaken === false),
    hasProof: ({ context }) => context.proof?.userName === context.userName,
    isOtpRefusal: (_, params: { error: unknown }) => codeOf(params.error).startsWith('OTP_'),
    isPerhapsOpened: ({ context }, params: { error: unknown }) =>
      context.wasUnanswered && /^OTP_|_TAKEN$/.test(codeOf(params.error)),
    isNotTheirs: (_, params: { error: unknown }) => codeOf(params.error) === 'BAD_CREDENTIALS',
    isNotTheirsAfterOtp: ({ context }, params: { error: unknown }) =>
      codeOf(params.error) === 'BAD_CREDENTIALS' && context.errorCode?.startsWith('OTP_') === true,
    isFieldRefusal: (_, params: { error: unknown }) =>
      ['PHONE_TAKEN', 'EMAIL_TAKEN', 'TAX_ID_INVALID', 'VALIDATION'].includes(codeOf(params.error)),
  },
  actions: {
    setBuyerType: assign((_, params: { buyerType: BuyerType }) => ({
      buyerType: params.buyerType,
      phone: { number: '', isTaken: undefined },
    })),
    startLookUp: assign({
      phone: (_, params: { phoneNumber: string }) => ({ number: params.phoneNumber, isTaken: undefined }),
    }),
    setAnswer: assign({
      phone: (_, params: { number: string; isTaken: boolean }) => ({ ...params }),
    }),
    setSubmission: assign((_, params: Submission) => params),
    setProof: assign({
      proof: ({ context }, params: { otp: string }) => ({ userName: context.userName, otp: params.otp }),
    }),
    clearProof: assign({ proof: undefined }),
    clearPassword: assign({ password: '' }),
    noteUnanswered: assign({ wasUnanswered: true }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    setRefusal: assign(({ context }, params: { error: unknown }) => ({
      errorCode: codeOf(params.error),
      fieldErrors: detailErrorsOf(params.error),
      phone:
        codeOf(params.error) === 'PHONE_TAKEN' ? { number: context.userName, isTaken: true } : context.phone,
    })),
    /** No page shows it; a programming error is thrown again all the same. */
    judge: (_, { error }: { error: unknown }) => void codeOf(error),
    clearErrors: assign({ errorCode: undefined, fieldErrors: {} }),
    emitDone: emit(({ context }) => ({ type: 'registration.done', userName: context.userName })),
  },
}).createMachine({
  id: 'registration',
  description: 'From a visitor to a customer.',
  meta: {
    ignores: {
      'buyerType.choose': 'The buyer type is chosen; its own step asks for it.',
      'details.submit': 'The form is closed.',
      'phone.enter': 'The form is closed.',
      'step.back': 'The server is working on what was sent; its answer decides on the step.',
      'submit.retry': 'No submission with a confirmed code has failed.',
    },
  },
  context: ({ input }) => ({
    buyerType: input.buyerType,
    userName: '',
    password: '',
    hasConsent: false,
    details: undefined,
    phone: { number: '', isTaken: undefined },
    proof: undefined,
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Was something typed before the page was loaded again?',
      always: [
        { description: 'A draft says who buys: on with the form.', guard: 'hasDraft', target: 'details' },
        { description: 'Nothing: from the beginning.', target: 'choosingBuyerType' },
      ],
    },
    choosingBuyerType: {
      description: 'General public or company?',
      meta: { spec: ['R1.19', 'R3.21'], ignores: { 'step.back': 'It is the first step.' } },
      on: {
        'buyerType.choose': {
          description: 'The buyer type is chosen; what was typed before stays in the form.',
          target: 'details',
          actions: { type: 'setBuyerType', params: ({ event }) => ({ buyerType: event.buyerType }) },
        },
      },
    },
    details: {
      description: 'The form is open. The form library holds what is typed.',
      meta: { spec: ['R3.24', 'R5.51'] },
      type: 'parallel',
      on: {
        'details.submit': {
          description: 'The form is sent.',
          target: 'sorting',
          actions: [
            { type: 'setSubmission', params: ({ event: { type: _, ...submission } }) => submission },
            'clearErrors',
          ],
        },
        'step.back': {
          description: 'Back to the buyer type.',
          target: 'choosingBuyerType',
          actions: 'clearErrors',
        },
      },
      states: {
        form: {
          description: 'What became of the last submission.',
          initial: 'editing',
          states: {
            editing: { description: 'Nothing is wrong so far.' },
            refused: {
              description: 'Some fields are refused; the codes stand under them.',
              tags: 'failed',
            },
            failed: { description: 'The form could not be checked; it may be sent again.', tags: 'failed' },
          },
        },
        phone: {
          description: 'Whether the phone number is free, asked while the rest is being filled in.',
          meta: { spec: ['R7.12'] },
          initial: 'unknown',
          on: {
            'phone.enter': {
              description: 'A whole number was typed, and another one: for a person it will be the login.',
              guard: { type: 'isNewLogin', params: ({ event }) => ({ phoneNumber: event.phoneNumber }) },
              target: '.lookingUp',
              actions: { type: 'startLookUp', params: ({ event }) => ({ phoneNumber: event.phoneNumber }) },
            },
          },
          states: {
            unknown: {
              description: 'No whole number yet, or no answer about it.',
              always: [
                { description: 'Known from before: taken.', guard: 'isTaken', target: 'taken' },
                { description: 'Known from before: free.', guard: 'isFree', target: 'free' },
              ],
            },
            lookingUp: {
              description: 'Does somebody sign in with it?',
              tags: 'pending',
              invoke: {
                id: 'lookUpPhone',
                src: 'checkPhone',
                input: ({ context }) => ({ phoneNumber: context.phone.number }),
                onDone: {
                  description: 'The server knows.',
                  target: 'unknown',
                  actions: {
                    type: 'setAnswer',
                    params: ({ context, event }) => ({
                      number: context.phone.number,
                      isTaken: event.output.isExist,
                    }),
                  },
                },
                onError: {
                  description: 'No answer. Nobody is told: the submission asks once more.',
                  target: 'unknown',
                  actions: { type: 'judge', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            free: { description: 'Nobody has it.' },
            taken: {
              description: 'Somebody has it: the way to sign in with it shows.',
              meta: { spec: ['R8.8'] },
              tags: 'failed',
            },
          },
        },
      },
    },
    sorting: {
      description: 'What was submitted decides on the next step.',
      always: [
        {
          description: 'Without consent to the privacy policy there is no way on.',
          guard: 'lacksConsent',
          target: 'details.form.refused',
          actions: {
            type: 'setRefusal',
            params: {
              error: { code: 'VALIDATION', errors: [{ field: 'privacyPolicyVersion', code: 'required' }] },
            },
          },
        },
        {
          description: 'Somebody has this phone number.',
          guard: 'loginIsTaken',
          target: 'details.form.refused',
          actions: { type: 'setRefusal', params: { error: { code: 'PHONE_TAKEN' } } },
        },
        {
          description: 'A person signs in with the phone number: is it free?',
          guard: 'loginIsUnknown',
          target: 'checking',
        },
        {
          description: 'The code was confirmed for this name already.',
          guard: 'hasProof',
          target: 'submitting',
        },
        { description: 'The name is to be proved.', target: 'otp' },
      ],
    },
    checking: {
      description: 'Is the phone number registered already?',
      meta: { spec: ['R7.12'] },
      tags: 'pending',
      invoke: {
        id: 'checkPhone',
        src: 'checkPhone',
        input: ({ context }) => ({ phoneNumber: context.userName }),
        onDone: {
          description: 'The server knows.',
          target: 'sorting',
          actions: {
            type: 'setAnswer',
            params: ({ context, event }) => ({
              number: context.userName,
              isTaken: event.output.isExist,
            }),
          },
        },
        onError: {
          description: 'No answer, or one that nobody expected.',
          target: 'details.form.failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    otp: {
      description: 'A one-time code proves the phone number, for a company the e-mail.',
      meta: { spec: ['R1.4'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({ userName: context.userName, reason: 'register' }),
        onDone: {
          description: 'The code is confirmed.',
          target: 'submitting',
          actions: [{ type: 'setProof', params: ({ event }) => event.output }, 'clearErrors'],
        },
        onError: {
          description: 'The code cannot be asked for.',
          target: 'details.form.failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'step.back': {
          description: 'Back to the form, with all that was typed.',
          target: 'details',
          actions: 'clearErrors',
        },
      },
    },
    submitting: {
      description: 'The server opens the account.',
      meta: { spec: ['R6.16'] },
      tags: 'pending',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({
          details: context.details ?? notProvided('what was filled in'),
          password: context.password,
          otp: context.proof?.otp ?? '',
        }),
        onDone: {
          description: 'The account is there.',
          target: 'signingIn',
          actions: ['clearProof', 'emitDone'],
        },
        onError: [
          {
            description:
              'The code is used, or the login taken: perhaps by the submission that had no answer.',
            guard: { type: 'isPerhapsOpened', params: ({ event }) => ({ error: event.error }) },
            target: 'lookingForAccount',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'The code is no longer good: a new one is needed.',
            guard: { type: 'isOtpRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'otp',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'clearProof'],
          },
          {
            description: 'Some fields are refused: phone or e-mail taken, tax id, format.',
            guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'details.form.refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) },
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
    lookingForAccount: {
      description: 'Whoever can sign in with what was sent has the account that was asked for.',
      meta: { spec: ['R6.6'] },
      tags: 'pending',
      invoke: {
        id: 'findAccount',
        src: 'signIn',
        input: ({ context }) => ({ userName: context.userName, password: context.password }),
        onDone: {
          description: 'The account had been opened, and its customer is signed in.',
          target: 'done',
          actions: ['clearErrors', 'clearProof', 'clearPassword', 'emitDone'],
        },
        onError: [
          {
            description: 'It had not, and the code is no longer good: a new one is needed.',
            guard: { type: 'isNotTheirsAfterOtp', params: ({ event }) => ({ error: event.error }) },
            target: 'otp',
            actions: 'clearProof',
          },
          {
            description: 'Somebody else has the login.',
            guard: { type: 'isNotTheirs', params: ({ event }) => ({ error: event.error }) },
            target: 'details.form.refused',
            actions: {
              type: 'setRefusal',
              params: ({ context }) => ({ error: { code: context.errorCode } }),
            },
          },
          {
            description: 'No answer, or one that says nothing of the account: the next try looks again.',
            target: 'submitFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    submitFailed: {
      description: 'Nobody knows yet whether the account was opened; the next try finds it out.',
      tags: 'failed',
      on: {
        'submit.retry': { description: 'Send it again.', target: 'submitting', actions: 'clearErrors' },
        'step.back': { description: 'Back to the form.', target: 'details', actions: 'clearErrors' },
      },
    },
    signingIn: {
      description: 'The new customer is signed in with what was just chosen.',
      tags: 'pending',
      exit: 'clearPassword',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ userName: context.userName, password: context.password }),
        onDone: { description: 'Signed in.', target: 'done' },
        onError: {
          description: 'The account is there, but the sign-in did not get through.',
          target: 'doneSignedOut',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { description: 'Registered and signed in.', meta: { spec: ['R6.6', 'R8.23'] }, type: 'final' },
    doneSignedOut: {
      description: 'Registered; the way to sign in by hand shows.',
      meta: { spec: ['R6.6', 'R8.23'] },
      tags: 'failed',
      type: 'final',
    },
  },
})
