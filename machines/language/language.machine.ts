import { assign, emit, fromPromise, setup } from 'xstate'

/**
 * The language the shop speaks: Thai first, English too (specification parts 4 and 9).
 * The words of a language are fetched before the page changes, so that no screen is half translated.
 */
export const languageMachine = setup({
  types: {
    context: {} as { language: 'th' | 'en'; wanted: 'th' | 'en'; errorCode: string | null },
    input: {} as { language: 'th' | 'en' },
    events: {} as
      | { type: 'language.choose'; language: 'th' | 'en' }
      | { type: 'language.chosenElsewhere'; language: 'th' | 'en' },
    emitted: {} as { type: 'language.changed'; language: 'th' | 'en' } | { type: 'language.refused' },
    tags: {} as 'pending',
  },
  actors: {
    loadWords: fromPromise<void, { language: 'th' | 'en' }>(() => {
      throw new Error('loadWords is not provided')
    }),
  },
  guards: {
    isAnother: ({ context, event }) => event.language !== context.language,
    isThai: ({ context }) => context.language === 'th',
  },
  actions: {
    want: assign({ wanted: ({ event }) => event.language, errorCode: null }),
    adopt: assign({ language: ({ context }) => context.wanted }),
    keepOld: assign({ wanted: ({ context }) => context.language, errorCode: 'INTERNAL' }),
    remember: (_, _params: { language: 'th' | 'en' }) => {
      throw new Error('remember is not provided')
    },
    announce: emit(({ context }) => ({ type: 'language.changed' as const, language: context.language })),
    announceRefusal: emit({ type: 'language.refused' as const }),
  },
}).createMachine({
  id: 'language',
  description: 'Which of the two languages the shop speaks.',
  context: ({ input }) => ({ language: input.language, wanted: input.language, errorCode: null }),
  initial: 'deciding',
  on: {
    'language.choose': {
      guard: 'isAnother',
      target: '.changing',
      actions: 'want',
      description: 'The shopper chooses the other language.',
    },
    'language.chosenElsewhere': {
      guard: 'isAnother',
      target: '.changing',
      actions: 'want',
      description: 'Another tab of the shop changed its language.',
    },
  },
  states: {
    deciding: {
      description: 'Goes to the state of the language at hand.',
      meta: { spec: ['R4.44'] },
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
    },
    changing: {
      description: 'The words of the chosen language are on their way; the page keeps the old ones.',
      tags: 'pending',
      invoke: {
        src: 'loadWords',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'deciding',
          actions: [
            'adopt',
            { type: 'remember', params: ({ context }) => ({ language: context.language }) },
            'announce',
          ],
          description: 'The words are here: change, remember the choice and tell the rest of the shop.',
        },
        onError: {
          target: 'deciding',
          actions: ['keepOld', 'announceRefusal'],
          description: 'The words did not come: stay with the language at hand.',
        },
      },
    },
  },
})
