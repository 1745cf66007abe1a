import { assign, emit, fromPromise, setup } from 'xstate'
import type { Profile, ProfileUpdate } from '../../openapi/generated/schema.ts'

/** An actor rejects with `{ code }`; anything else is a mistake in the program and stops the flow loudly. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const fieldsByCode: Record<string, string> = { TAX_ID_INVALID: 'taxId', EMAIL_TAKEN: 'email' }

/** The code that belongs under each field: from the refusal's list of `{ field, code }`, or named by its own code. */
const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const code = codeOf(error)
  if (typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)) {
    return Object.fromEntries(error.errors.map((one) => [String(one.field), String(one.code)]))
  }
  const field = fieldsByCode[code]
  return field === undefined ? {} : { [field]: code }
}

/** `billingAddress.taxId` is a part of `billingAddress`. */
const without = (errors: Record<string, string>, changes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field.replace(/\..*/, '') in changes)))

const notProvided = (what: string): never => {
  throw new Error(`profile: ${what} is not provided`)
}

const blank: ProfileUpdate = {
  firstName: '',
  lastName: '',
  productInterests: [],
  consents: { news: false },
}

/** What of a profile its owner may edit. The e-mail of a legal entity is its login, and stays. */
const draftOf = (profile: Profile): ProfileUpdate => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.kind === 'individual' ? profile.email : undefined,
  companyName: profile.companyName,
  taxId: profile.taxId,
  branchCode: profile.branchCode,
  productInterests: profile.productInterests,
  industry: profile.industry,
  country: profile.country,
  state: profile.state,
  city: profile.city,
  consents: { news: profile.consents.news },
  billingAddress: profile.billingAddress,
})

/** The customer's own data: shown, edited, saved, refused by field. Spec parts 3, 4 (reactions) and 7. */
export const profileMachine = setup({
  types: {} as {
    context: {
      profile: Profile | undefined
      draft: ProfileUpdate
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    events:
      | { type: 'token.appeared' }
      | { type: 'token.disappeared' }
      | { type: 'profile.retry' }
      | { type: 'profile.edit' }
      | { type: 'profile.change'; changes: Partial<ProfileUpdate> }
      | { type: 'profile.submit' }
      | { type: 'profile.cancel' }
    emitted: { type: 'profile.saved' }
    tags: 'pending' | 'failed'
    meta: { spec: string[] }
  },
  actors: {
    loadProfile: fromPromise<Profile>(() => notProvided("the actor 'loadProfile'")),
    saveProfile: fromPromise<Profile, { update: ProfileUpdate }>(() =>
      notProvided("the actor 'saveProfile'"),
    ),
  },
  guards: {
    isFieldRefusal: (_, params: { error: unknown }) =>
      ['VALIDATION', 'TAX_ID_INVALID', 'EMAIL_TAKEN'].includes(codeOf(params.error)),
  },
  actions: {
    keepProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    startDraft: assign({
      draft: ({ context }) => (context.profile ? draftOf(context.profile) : blank),
    }),
    keepChanges: assign(({ context }, { changes }: { changes: Partial<ProfileUpdate> }) => ({
      draft: { ...context.draft, ...changes },
      fieldErrors: without(context.fieldErrors, changes),
    })),
    dropDraft: assign({ draft: blank }),
    keepError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    keepFieldErrors: assign({ fieldErrors: (_, params: { error: unknown }) => fieldErrorsOf(params.error) }),
    forgetErrors: assign({ errorCode: undefined, fieldErrors: {} }),
    empty: assign({ profile: undefined, draft: blank, errorCode: undefined, fieldErrors: {} }),
    tellSaved: emit({ type: 'profile.saved' }),
  },
}).createMachine({
  id: 'profile',
  description: "The customer's own data.",
  context: {
    profile: undefined,
    draft: { firstName: '', lastName: '', productInterests: [], consents: { news: false } },
    errorCode: undefined,
    fieldErrors: {},
  },
  initial: 'cleared',
  states: {
    cleared: {
      description: 'Nobody is signed in: nothing is known about anybody.',
      on: {
        'token.appeared': {
          description: 'A customer: at the start, or after a sign-in.',
          target: 'known',
        },
      },
    },
    known: {
      description: 'Somebody is signed in. A refresh of the tokens is not heard here.',
      meta: { spec: ['R3.43', 'R6.11'] },
      initial: 'loading',
      on: {
        'token.disappeared': {
          description: 'Signed out, here or in another tab: everything goes, also what was being edited.',
          target: 'cleared',
          actions: 'empty',
        },
      },
      states: {
        loading: {
          description: 'The profile is on its way.',
          meta: { spec: ['R4.26', 'R4.29'] },
          tags: 'pending',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: {
              description: 'It is here.',
              target: 'shown',
              actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            },
            onError: {
              description: 'It could not be read.',
              target: 'loadFailed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loadFailed: {
          description: 'The profile could not be read.',
          tags: 'failed',
          on: { 'profile.retry': { description: 'Try again.', target: 'loading', actions: 'forgetErrors' } },
        },
        shown: {
          description: 'The profile is on the page.',
          meta: { spec: ['R2.53'] },
          on: {
            'profile.edit': {
              description: 'The form opens with what is known.',
              target: 'editing',
              actions: 'startDraft',
            },
          },
        },
        editing: {
          description: 'The form is open.',
          initial: 'typing',
          on: {
            'profile.change': {
              description: 'A field was filled in; its old error goes.',
              actions: { type: 'keepChanges', params: ({ event }) => ({ changes: event.changes }) },
            },
            'profile.submit': {
              description: 'Save it.',
              target: 'saving',
              actions: 'forgetErrors',
            },
            'profile.cancel': {
              description: 'Leave it as it was.',
              target: 'shown',
              actions: ['dropDraft', 'forgetErrors'],
            },
          },
          states: {
            typing: { description: 'Nothing is wrong so far.' },
            refused: {
              description: 'The server refused some fields; the codes stand under them.',
              meta: { spec: ['R8.9'] },
              tags: 'failed',
            },
            failed: { description: 'It could not be saved; the form may be sent again.', tags: 'failed' },
          },
        },
        saving: {
          description: 'The server checks and keeps what was typed.',
          tags: 'pending',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => ({ update: context.draft }),
            onDone: {
              description: 'Kept: the answer is the profile as it stands now.',
              target: 'saved',
              actions: [
                { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
                'dropDraft',
                'tellSaved',
              ],
            },
            onError: [
              {
                description: 'Some fields are refused: format, tax id, an e-mail that somebody has.',
                guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'editing.refused',
                actions: [
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  { type: 'keepFieldErrors', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                description: 'No answer, or one that nobody expected.',
                target: 'editing.failed',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        saved: {
          description: 'The new profile is on the page, and the page says that it was saved.',
          meta: { spec: ['R8.20'] },
          on: {
            'profile.edit': {
              description: 'The form opens again.',
              target: 'editing',
              actions: 'startDraft',
            },
          },
        },
      },
    },
  },
})
