import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { ActorLogic, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

export type BuyerType = 'generalPublic' | 'company'

/** What the form holds: empty text where nothing was typed. The consent is the version of the policy, once given. */
export interface RegistrationDetails {
  phoneNumber: string
  email: string
  password: string
  firstName: string
  lastName: string
  companyName: string
  taxId: string
  branchCode: string
  productInterests: string[]
  industry: string
  country: string
  state: string
  city: string
  privacyPolicyVersion: string
  news: boolean
}

/** The code that was confirmed, and for whom: the registration itself consumes it. */
interface Proof {
  userName: string
  otp: string
  refCode: string
}

/** An actor rejects with `{ code }`; anything else is a mistake in the program and stops the flow loudly. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const fieldsByCode: Record<string, string> = {
  PHONE_TAKEN: 'phoneNumber',
  EMAIL_TAKEN: 'email',
  TAX_ID_INVALID: 'taxId',
}

/** The code that belongs under each field: named by the refusal's own code, or in its list of `{ field, code }`. */
const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const code = codeOf(error)
  const field = fieldsByCode[code]
  if (field !== undefined) return { [field]: code }
  const found: Record<string, string> = {}
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) {
    return found
  }
  for (const one of error.errors) found[String(one.field)] = String(one.code)
  return found
}

const without = (errors: Record<string, string>, fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in fields)))

/** A company signs in with its e-mail, a person with the phone number; there the code goes. */
const userNameOf = (who: { buyerType: BuyerType; details: RegistrationDetails }): string =>
  who.buyerType === 'company' ? who.details.email : who.details.phoneNumber

const notProvided = (what: string): never => {
  throw new Error(`registration: ${what} is not provided`)
}

/** The one-time code's flow is provided from outside; it ends with `{ otp, refCode }`. */
const otpStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { userName: string; reason: 'register' }
> = fromCallback(() => notProvided("the actor 'otp'"))

/** A new customer: buyer type, details, one-time code, account. Spec parts 1, 3 and 7. */
export const registrationMachine = setup({
  types: {} as {
    context: {
      buyerType: BuyerType
      details: RegistrationDetails
      proof: Proof | undefined
      id: string
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    output: { id: string; userName: string }
    events:
      | { type: 'buyerType.choose'; buyerType: BuyerType }
      | { type: 'details.change'; changes: Partial<RegistrationDetails> }
      | { type: 'details.submit' }
      | { type: 'step.back' }
      | { type: 'submit.retry' }
    emitted: { type: 'registration.done'; userName: string }
    children: { otp: 'otp' }
    tags: 'pending' | 'failed'
    meta: { spec: string[] }
  },
  actors: {
    checkPhone: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(() =>
      notProvided("the actor 'checkPhone'"),
    ),
    otp: otpStub,
    register: fromPromise<
      { id: string },
      { buyerType: BuyerType; details: RegistrationDetails; otp: string }
    >(() => notProvided("the actor 'register'")),
  },
  guards: {
    consentsToPrivacyPolicy: ({ context }) => context.details.privacyPolicyVersion !== '',
    isTaken: (_, params: { isExist: boolean }) => params.isExist,
    hasProof: ({ context }) => context.proof?.userName === userNameOf(context),
    isOtpRefusal: (_, params: { error: unknown }) => codeOf(params.error).startsWith('OTP_'),
    isFieldRefusal: (_, params: { error: unknown }) =>
      ['PHONE_TAKEN', 'EMAIL_TAKEN', 'TAX_ID_INVALID', 'VALIDATION'].includes(codeOf(params.error)),
  },
  actions: {
    keepBuyerType: assign({ buyerType: (_, params: { buyerType: BuyerType }) => params.buyerType }),
    keepChanges: assign(({ context }, params: { changes: Partial<RegistrationDetails> }) => ({
      details: { ...context.details, ...params.changes },
      fieldErrors: without(context.fieldErrors, params.changes),
    })),
    keepProof: assign({
      proof: ({ context }, params: { otp: string; refCode: string }) => ({
        userName: userNameOf(context),
        otp: params.otp,
        refCode: params.refCode,
      }),
    }),
    forgetProof: assign({ proof: undefined }),
    keepAccount: assign(({ context }, params: { id: string }) => ({
      id: params.id,
      details: { ...context.details, password: '' },
    })),
    keepError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    keepFieldErrors: assign({ fieldErrors: (_, params: { error: unknown }) => fieldErrorsOf(params.error) }),
    forgetErrors: assign({ errorCode: undefined, fieldErrors: {} }),
    tellDone: emit(({ context }) => ({ type: 'registration.done', userName: userNameOf(context) })),
  },
}).createMachine({
  id: 'registration',
  description: 'From a visitor to a customer.',
  context: {
    buyerType: 'generalPublic',
    details: {
      phoneNumber: '',
      email: '',
      password: '',
      firstName: '',
      lastName: '',
      companyName: '',
      taxId: '',
      branchCode: '',
      productInterests: [],
      industry: '',
      country: 'TH',
      state: '',
      city: '',
      privacyPolicyVersion: '',
      news: false,
    },
    proof: undefined,
    id: '',
    errorCode: undefined,
    fieldErrors: {},
  },
  output: ({ context }) => ({ id: context.id, userName: userNameOf(context) }),
  initial: 'choosingBuyerType',
  states: {
    choosingBuyerType: {
      description: 'General public or company?',
      meta: { spec: ['R1.19', 'R3.21'] },
      on: {
        'buyerType.choose': {
          description: 'The buyer type is chosen; what was typed before stays.',
          target: 'details',
          actions: { type: 'keepBuyerType', params: ({ event }) => ({ buyerType: event.buyerType }) },
        },
      },
    },
    details: {
      description: 'The form, with all that was typed so far.',
      meta: { spec: ['R3.24', 'R5.51'] },
      initial: 'editing',
      on: {
        'details.change': {
          description: 'A field was filled in; its old error goes.',
          actions: { type: 'keepChanges', params: ({ event }) => ({ changes: event.changes }) },
        },
        'details.submit': {
          description: 'On to the code, with consent to the privacy policy only.',
          guard: 'consentsToPrivacyPolicy',
          target: 'checking',
          actions: 'forgetErrors',
        },
        'step.back': {
          description: 'Back to the buyer type.',
          target: 'choosingBuyerType',
          actions: 'forgetErrors',
        },
      },
      states: {
        editing: { description: 'Nothing is wrong so far.' },
        refused: {
          description: 'The server refused some fields; the codes stand under them.',
          tags: 'failed',
        },
        failed: { description: 'The form could not be checked; it may be sent again.', tags: 'failed' },
      },
    },
    checking: {
      description: 'Is the phone number registered already?',
      meta: { spec: ['R7.12'] },
      tags: 'pending',
      invoke: {
        id: 'checkPhone',
        src: 'checkPhone',
        input: ({ context }) => ({ phoneNumber: context.details.phoneNumber }),
        onDone: [
          {
            description: 'Somebody has it.',
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'details.refused',
            actions: [
              { type: 'keepError', params: { error: { code: 'PHONE_TAKEN' } } },
              { type: 'keepFieldErrors', params: { error: { code: 'PHONE_TAKEN' } } },
            ],
          },
          {
            description: 'It is free, and the code was confirmed for this name already.',
            guard: 'hasProof',
            target: 'submitting',
          },
          { description: 'It is free.', target: 'otp' },
        ],
        onError: {
          description: 'No answer, or one that nobody expected.',
          target: 'details.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    otp: {
      description: 'A one-time code proves the phone number, for a company the e-mail.',
      meta: { spec: ['R1.4'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({ userName: userNameOf(context), reason: 'register' }),
        onDone: {
          description: 'The code is confirmed.',
          target: 'submitting',
          actions: [{ type: 'keepProof', params: ({ event }) => event.output }, 'forgetErrors'],
        },
        onError: {
          description: 'The code cannot be asked for.',
          target: 'details.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'step.back': {
          description: 'Back to the form, with all that was typed.',
          target: 'details',
          actions: 'forgetErrors',
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
          buyerType: context.buyerType,
          details: context.details,
          otp: context.proof?.otp ?? '',
        }),
        onDone: {
          description: 'The account is there.',
          target: 'done',
          actions: [{ type: 'keepAccount', params: ({ event }) => event.output }, 'tellDone'],
        },
        onError: [
          {
            description: 'The code is no longer good: a new one is needed.',
            guard: { type: 'isOtpRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'otp',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'forgetProof'],
          },
          {
            description: 'Some fields are refused: phone or e-mail taken, tax id, format.',
            guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'details.refused',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'keepFieldErrors', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'submitFailed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    submitFailed: {
      description: 'The account could not be opened; the code is still good.',
      tags: 'failed',
      on: {
        'submit.retry': { description: 'Send it again.', target: 'submitting', actions: 'forgetErrors' },
        'step.back': { description: 'Back to the form.', target: 'details', actions: 'forgetErrors' },
      },
    },
    done: { description: 'Registered.', meta: { spec: ['R6.6'] }, type: 'final' },
  },
})
