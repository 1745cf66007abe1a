import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

/**
 * The shop's language: Thai by default, or English (specification parts 4 and 9).
 * Translations are loaded before the page changes, so that no screen is half translated.
 */
export const languageMachine = setup({
  types: {} as {
    context: { language: 'th' | 'en'; wanted: 'th' | 'en'; errorCode: string | undefined }
    input: { language: 'th' | 'en' }
    events:
      | { type: 'language.choose'; language: 'th' | 'en' }
      | { type: 'language.chosenElsewhere'; language: 'th' | 'en' }
    emitted:
      | { type: 'language.changed'; language: 'th' | 'en' }
      | { type: 'language.refused'; errorCode: string }
    tags: 'pending'
  },
  actors: {
    loadTranslations: fromPromise<void, { language: 'th' | 'en' }>(() => {
      throw new Error("language: the actor 'loadTranslations' is not provided")
    }),
  },
  guards: {
    isAnother: ({ context }, params: { language: 'th' | 'en' }) => params.language !== context.wanted,
    isAtHand: ({ context }, params: { language: 'th' | 'en' }) => params.language === context.language,
    isThai: ({ context }) => context.language === 'th',
  },
  actions: {
    setWanted: assign({
      wanted: (_, params: { language: 'th' | 'en' }) => params.language,
      errorCode: undefined,
    }),
    setLanguage: assign({ language: ({ context }) => context.wanted }),
    dropWanted: assign({
      wanted: ({ context }) => context.language,
      errorCode: (_, params: { error: unknown }) => codeOf(params.error),
    }),
    remember: (_, _params: { language: 'th' | 'en' }) => {
      throw new Error("language: the action 'remember' is not provided")
    },
    emitChanged: emit((_, params: { language: 'th' | 'en' }) => ({
      type: 'language.changed' as const,
      language: params.language,
    })),
    emitRefused: emit((_, params: { error: unknown }) => ({
      type: 'language.refused' as const,
      errorCode: codeOf(params.error),
    })),
  },
}).createMachine({
  id: 'language',
  description: 'Which of the two languages the shop speaks.',
  context: ({ input }) => ({ language: input.language, wanted: input.language, errorCode: undefined }),
  initial: 'deciding',
  on: {
    'language.choose': {
      guard: { type: 'isAnother', params: ({ event }) => ({ language: event.language }) },
      target: '.changing',
      actions: { type: 'setWanted', params: ({ event }) => ({ language: event.language }) },
      description: 'The shopper chooses the other language.',
    },
    'language.chosenElsewhere': {
      guard: { type: 'isAnother', params: ({ event }) => ({ language: event.language }) },
      target: '.changing',
      actions: { type: 'setWanted', params: ({ event }) => ({ language: event.language }) },
      description: 'Another tab of the shop changed its language.',
    },
  },
  states: {
    deciding: {
      description: 'Goes to the state of the language at hand.',
      meta: { spec: ['R4.52'] },
      always: [
        { guard: 'isThai', target: 'th', description: 'Thai is at hand.' },
        { target: 'en', description: 'English is at hand.' },
      ],
    },
    th: {
      description: 'The shop speaks Thai.',
    },
    en: {
      description: 'The shop speaks English.',
      meta: { spec: ['R4.53'] },
    },
    changing: {
      description: 'The words of the chosen language are on their way; the page keeps the old ones.',
      meta: { spec: ['R4.51'] },
      tags: 'pending',
      on: {
        'language.choose': {
          guard: { type: 'isAtHand', params: ({ event }) => ({ language: event.language }) },
          target: 'deciding',
          actions: [
            { type: 'setWanted', params: ({ event }) => ({ language: event.language }) },
            { type: 'remember', params: ({ event }) => ({ language: event.language }) },
          ],
          description: 'The shopper takes the choice back: nothing changes, and other tabs follow.',
        },
        'language.chosenElsewhere': {
          guard: { type: 'isAtHand', params: ({ event }) => ({ language: event.language }) },
          target: 'deciding',
          actions: { type: 'setWanted', params: ({ event }) => ({ language: event.language }) },
          description: 'Another tab took the choice back: nothing changes.',
        },
      },
      invoke: {
        id: 'loadTranslations',
        src: 'loadTranslations',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'deciding',
          actions: [
            'setLanguage',
            { type: 'remember', params: ({ context }) => ({ language: context.language }) },
            { type: 'emitChanged', params: ({ context }) => ({ language: context.language }) },
          ],
          description: 'The words are here: change, remember the choice and tell the rest of the shop.',
        },
        onError: {
          target: 'deciding',
          actions: [
            { type: 'dropWanted', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitRefused', params: ({ event }) => ({ error: event.error }) },
          ],
          description: 'The words did not come: stay with the language at hand.',
        },
      },
    },
  },
})
