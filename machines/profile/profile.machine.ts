import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { codeOf, fieldErrorsOf } from '../problem.ts'
import type { Profile, ProfileUpdate } from '../../openapi/generated/schema.ts'

const fieldsByCode: Record<string, string> = {
  TAX_ID_INVALID: 'taxId',
  INVALID_OLD_PASSWORD: 'password',
}

const withoutLine = ({ lineUserId: _, ...profile }: Profile): Profile => profile

const notProvided = (what: string): never => {
  throw new Error(`profile: ${what} is not provided`)
}

/** A group of properties that one form edits. */
export type ProfileGroup = 'personal' | 'invoice' | 'billing'

/**
 * Shows the customer's own data and edits it in groups; the server may refuse single fields. Spec parts 3,
 * 4 (reactions) and 7. The form library holds the typed values (decision 020).
 */
export const profileMachine = setup({
  types: {} as {
    context: {
      profile: Profile | undefined
      group: ProfileGroup | undefined
      errorCode: string | undefined
      fieldErrors: Record<string, string>
    }
    events:
      | { type: 'session.began' }
      | { type: 'session.ended' }
      | { type: 'profile.retry' }
      | { type: 'profile.edit'; group: ProfileGroup }
      | { type: 'profile.submit'; changes: Partial<ProfileUpdate> }
      | { type: 'profile.setAside' }
      | { type: 'profile.cancel'; hasChanges: boolean }
      | { type: 'discard.confirm' }
      | { type: 'discard.cancel' }
      | { type: 'news.set'; news: boolean }
      | { type: 'data.export' }
      | { type: 'line.unlink' }
      | { type: 'account.close' }
      | { type: 'account.keep' }
      | { type: 'account.erase'; password: string }
    emitted:
      | { type: 'profile.saved'; what: ProfileGroup | 'news' | 'line' }
      | { type: 'data.exported' }
      | { type: 'account.erased' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    loadProfile: fromPromise<Profile>(() => notProvided("the actor 'loadProfile'")),
    saveProfile: fromPromise<Profile, { changes: Partial<ProfileUpdate> }>(() =>
      notProvided("the actor 'saveProfile'"),
    ),
    /** Loads all data that the shop holds about the customer, and downloads it as a file. */
    exportData: fromPromise<void>(() => notProvided("the actor 'exportData'")),
    unlinkLine: fromPromise<void>(() => notProvided("the actor 'unlinkLine'")),
    eraseAccount: fromPromise<void, { password: string }>(() => notProvided("the actor 'eraseAccount'")),
  },
  guards: {
    changesNews: ({ context }, params: { news: boolean }) => context.profile?.consents.news !== params.news,
    hasChanges: (_, params: { hasChanges: boolean }) => params.hasChanges,
    isLinkedToLine: ({ context }) => context.profile?.lineUserId !== undefined,
    isWrongPassword: (_, params: { error: unknown }) => codeOf(params.error) === 'INVALID_OLD_PASSWORD',
    isFieldRefusal: (_, params: { error: unknown }) =>
      ['VALIDATION', 'TAX_ID_INVALID'].includes(codeOf(params.error)),
  },
  actions: {
    setProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    dropLine: assign({ profile: ({ context }) => context.profile && withoutLine(context.profile) }),
    openForm: assign({ group: (_, params: { group: ProfileGroup }) => params.group }),
    closeForm: assign({ group: undefined }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    setFieldErrors: assign({
      fieldErrors: (_, params: { error: unknown }) => fieldErrorsOf(params.error, fieldsByCode),
    }),
    clearErrors: assign({ errorCode: undefined, fieldErrors: {} }),
    empty: assign({ profile: undefined, group: undefined, errorCode: undefined, fieldErrors: {} }),
    emitExported: emit({ type: 'data.exported' }),
    emitUnlinked: emit({ type: 'profile.saved', what: 'line' }),
    emitErased: emit({ type: 'account.erased' }),
    emitSaved: emit(({ context }) => ({ type: 'profile.saved', what: context.group ?? 'news' })),
  },
}).createMachine({
  id: 'profile',
  description: "The customer's own data.",
  context: { profile: undefined, group: undefined, errorCode: undefined, fieldErrors: {} },
  initial: 'cleared',
  states: {
    cleared: {
      description: 'Nobody is signed in: nothing is known about anybody.',
      meta: {
        ignores: {
          'session.ended': 'Nobody was signed in.',
          'profile.*': 'Nobody is signed in, so there is no profile.',
          'news.set': 'Nobody is signed in, so there is no profile.',
          'data.export': 'Nobody is signed in, so nothing is held about anybody.',
          'line.unlink': 'Nobody is signed in, so there is no profile.',
          'account.*': 'Nobody is signed in, so there is no account to close.',
          'discard.*': 'Nobody is signed in, so no form is open.',
        },
      },
      on: {
        'session.began': {
          description: 'A customer: at the start, or after a sign-in.',
          target: 'known',
        },
      },
    },
    known: {
      description: 'Somebody is signed in. A refresh of the tokens is not heard here.',
      meta: {
        spec: ['R3.43', 'R6.11'],
        ignores: {
          'session.began': 'The tokens were only refreshed: the customer and the profile are the same.',
          'profile.retry': 'The profile was read, or is being read.',
          'profile.submit': 'No form is open.',
          'profile.setAside': 'No form is open.',
          'profile.cancel': 'No form is open.',
          'discard.*': 'It was not asked whether to throw something away.',
          'account.erase': 'It was not asked whether to close the account.',
          'account.keep': 'It was not asked whether to close the account.',
        },
      },
      initial: 'loading',
      on: {
        'session.ended': {
          description: 'Signed out, here or in another tab: everything goes, and an open form closes.',
          target: 'cleared',
          actions: 'empty',
        },
      },
      states: {
        loading: {
          description: 'The profile is on its way.',
          meta: {
            spec: ['R4.26', 'R4.29'],
            ignores: {
              'profile.edit': 'The profile has not been read yet.',
              'news.set': 'The profile has not been read yet.',
              'data.export': 'The profile has not been read yet.',
              'line.unlink': 'The profile has not been read yet.',
              'account.close': 'The profile has not been read yet.',
            },
          },
          tags: 'pending',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: {
              description: 'It is here.',
              target: 'shown',
              actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
            },
            onError: {
              description: 'It could not be read.',
              target: 'loadFailed',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loadFailed: {
          description: 'The profile could not be read.',
          meta: {
            ignores: {
              'profile.edit': 'The profile has to be read first.',
              'news.set': 'The profile has to be read first.',
              'data.export': 'The profile has to be read first.',
              'line.unlink': 'The profile has to be read first.',
              'account.close': 'The profile has to be read first.',
            },
          },
          tags: 'failed',
          on: { 'profile.retry': { description: 'Try again.', target: 'loading', actions: 'clearErrors' } },
        },
        shown: {
          description: 'The profile is on the page.',
          meta: { spec: ['R2.53'] },
          initial: 'resting',
          on: {
            'profile.edit': {
              description: 'The form of one group opens.',
              target: 'editing',
              actions: [{ type: 'openForm', params: ({ event }) => ({ group: event.group }) }, 'clearErrors'],
            },
            'news.set': {
              description: 'The switch for news, which takes effect at once.',
              guard: { type: 'changesNews', params: ({ event }) => ({ news: event.news }) },
              target: 'savingNews',
              actions: 'clearErrors',
            },
            'data.export': {
              description: 'A copy of all that the shop holds about the customer.',
              target: 'exporting',
              actions: 'clearErrors',
            },
            'line.unlink': {
              description: 'LINE signs in no more.',
              guard: 'isLinkedToLine',
              target: 'unlinkingLine',
              actions: 'clearErrors',
            },
            'account.close': {
              description: 'The account should be closed; but ask first.',
              target: 'closing',
              actions: 'clearErrors',
            },
          },
          states: {
            resting: { description: 'As it was read.' },
            saved: {
              description: 'The new profile is on the page, and the page says that it was saved.',
              meta: { spec: ['R8.20'] },
            },
            exportFailed: { description: 'The copy could not be made.', tags: 'failed' },
            unlinkFailed: { description: 'LINE could not be unlinked; it still signs in.', tags: 'failed' },
            newsFailed: { description: 'The switch could not be set; it is as before.', tags: 'failed' },
          },
        },
        exporting: {
          description: 'The server puts the copy together.',
          meta: {
            spec: ['R2.57'],
            ignores: {
              'profile.edit': 'The copy of the data is handed over first.',
              'news.set': 'The copy of the data is handed over first.',
              'data.export': 'The copy of the data is handed over first.',
              'line.unlink': 'The copy of the data is handed over first.',
              'account.close': 'The copy of the data is handed over first.',
            },
          },
          tags: 'pending',
          invoke: {
            id: 'exportData',
            src: 'exportData',
            onDone: { description: 'The file is handed over.', target: 'shown', actions: 'emitExported' },
            onError: {
              description: 'No answer, or one that nobody expected.',
              target: 'shown.exportFailed',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unlinkingLine: {
          description: 'The server forgets the account at LINE.',
          meta: {
            spec: ['R21.28'],
            ignores: {
              'profile.edit': 'The answer about LINE comes first.',
              'news.set': 'The answer about LINE comes first.',
              'data.export': 'The answer about LINE comes first.',
              'line.unlink': 'The answer about LINE comes first.',
              'account.close': 'The answer about LINE comes first.',
            },
          },
          tags: 'pending',
          invoke: {
            id: 'unlinkLine',
            src: 'unlinkLine',
            onDone: {
              description: 'It is forgotten.',
              target: 'shown.saved',
              actions: ['dropLine', 'emitUnlinked'],
            },
            onError: {
              description: 'No answer, or one that nobody expected.',
              target: 'shown.unlinkFailed',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        closing: {
          description: 'What goes and what stays is said, and the password is asked for.',
          meta: {
            spec: ['R2.57'],
            ignores: {
              'profile.edit': 'Whether the account is closed has to be answered first.',
              'news.set': 'Whether the account is closed has to be answered first.',
              'data.export': 'Whether the account is closed has to be answered first.',
              'line.unlink': 'Whether the account is closed has to be answered first.',
              'account.close': 'Whether the account is closed has to be answered first.',
            },
          },
          initial: 'asking',
          states: {
            asking: {
              description: 'The turn is with the customer.',
              initial: 'ready',
              on: {
                'account.erase': {
                  description: 'Yes, for good.',
                  target: 'erasing',
                  actions: 'clearErrors',
                },
                'account.keep': {
                  description: 'No, it stays.',
                  target: '#profile.known.shown',
                  actions: 'clearErrors',
                },
              },
              states: {
                ready: { description: 'Nothing is wrong so far.' },
                wrongPassword: { description: 'The password is not right.', tags: 'failed' },
                failed: { description: 'No answer: the account is still there.', tags: 'failed' },
              },
            },
            erasing: {
              description: 'The server erases the customer and ends all sessions.',
              meta: {
                ignores: {
                  'account.erase': 'The server is erasing the account.',
                  'account.keep': 'The server is erasing the account: it is too late to keep it.',
                },
              },
              tags: 'pending',
              invoke: {
                id: 'eraseAccount',
                src: 'eraseAccount',
                input: ({ event }) => {
                  assertEvent(event, 'account.erase')
                  return { password: event.password }
                },
                onDone: {
                  description: 'The account is gone.',
                  target: '#profile.known.erased',
                  actions: 'emitErased',
                },
                onError: [
                  {
                    description: 'The password is not right.',
                    guard: { type: 'isWrongPassword', params: ({ event }) => ({ error: event.error }) },
                    target: 'asking.wrongPassword',
                    actions: [
                      { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                      { type: 'setFieldErrors', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    description: 'No answer, or one that nobody expected.',
                    target: 'asking.failed',
                    actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
          },
        },
        erased: {
          description: 'The account is gone; the sign-out follows.',
          meta: {
            ignores: {
              'profile.edit': 'The account is gone.',
              'news.set': 'The account is gone.',
              'data.export': 'The account is gone.',
              'line.unlink': 'The account is gone.',
              'account.close': 'The account is gone.',
            },
          },
        },
        savingNews: {
          description: 'The server notes the wish for news, or its end.',
          meta: {
            spec: ['R2.57'],
            ignores: {
              'profile.edit': 'The answer about the news comes first.',
              'news.set': 'The answer about the news comes first.',
              'data.export': 'The answer about the news comes first.',
              'line.unlink': 'The answer about the news comes first.',
              'account.close': 'The answer about the news comes first.',
            },
          },
          tags: 'pending',
          invoke: {
            id: 'saveNews',
            src: 'saveProfile',
            input: ({ event }) => {
              assertEvent(event, 'news.set')
              return { changes: { consents: { news: event.news } } }
            },
            onDone: {
              description: 'Noted.',
              target: 'shown.saved',
              actions: [
                { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
                'emitSaved',
              ],
            },
            onError: {
              description: 'No answer, or one that nobody expected.',
              target: 'shown.newsFailed',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        editing: {
          description: 'The form of one group is open. The form library holds what is typed.',
          meta: {
            ignores: {
              'profile.edit': 'The open form is saved, set aside or cancelled first.',
              'news.set': 'The open form is saved, set aside or cancelled first.',
              'data.export': 'The open form is saved, set aside or cancelled first.',
              'line.unlink': 'The open form is saved, set aside or cancelled first.',
              'account.close': 'The open form is saved, set aside or cancelled first.',
            },
          },
          initial: 'filling',
          states: {
            filling: {
              description: 'The turn is with the customer.',
              initial: 'typing',
              on: {
                'profile.submit': { description: 'Save it.', target: 'saving', actions: 'clearErrors' },
                'profile.setAside': {
                  description: 'The form is left; its draft stays and is offered again.',
                  target: '#profile.known.shown',
                  actions: ['closeForm', 'clearErrors'],
                },
                'profile.cancel': [
                  {
                    description: 'What was typed would be lost: ask first.',
                    guard: { type: 'hasChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) },
                    target: 'confirmingDiscard',
                  },
                  {
                    description: 'Nothing was typed.',
                    target: '#profile.known.shown',
                    actions: ['closeForm', 'clearErrors'],
                  },
                ],
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
            confirmingDiscard: {
              description: 'Should what was typed be thrown away?',
              meta: {
                ignores: {
                  'profile.submit': 'Whether to throw the changes away has to be answered first.',
                  'profile.setAside': 'Whether to throw the changes away has to be answered first.',
                  'profile.cancel': 'Whether to throw the changes away is being asked.',
                },
              },
              on: {
                'discard.confirm': {
                  description: 'Yes.',
                  target: '#profile.known.shown',
                  actions: ['closeForm', 'clearErrors'],
                },
                'discard.cancel': {
                  description: 'No, go on with it. What was refused stays at its field in the form.',
                  target: 'filling',
                  actions: 'clearErrors',
                },
              },
            },
            saving: {
              description: 'The server checks and keeps the group, with all else as it was.',
              meta: {
                ignores: {
                  'profile.submit': 'The form is being saved.',
                  'profile.setAside': 'The answer decides whether the form closes or shows what is wrong.',
                  'profile.cancel': 'The form was sent and cannot be taken back.',
                },
              },
              tags: 'pending',
              invoke: {
                id: 'saveProfile',
                src: 'saveProfile',
                input: ({ event }) => {
                  assertEvent(event, 'profile.submit')
                  return { changes: event.changes }
                },
                onDone: {
                  description: 'Kept: the answer is the profile as it stands now.',
                  target: '#profile.known.shown.saved',
                  actions: [
                    { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
                    'emitSaved',
                    'closeForm',
                  ],
                },
                onError: [
                  {
                    description: 'Some fields are refused: format, tax id.',
                    guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
                    target: 'filling.refused',
                    actions: [
                      { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                      { type: 'setFieldErrors', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    description: 'No answer, or one that nobody expected.',
                    target: 'filling.failed',
                    actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
