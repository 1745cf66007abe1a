import { assign, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { Category } from '../../openapi/generated/schema.ts'

const notProvided = (what: string): never => {
  throw new Error(`app: ${what} is not provided`)
}

/**
 * Loads the categories when the shop starts, and again when the language changes (specification part 4).
 * The session flow decides whether a customer is signed in.
 */
export const appMachine = setup({
  types: {} as {
    context: {
      language: 'th' | 'en'
      categories: Category[] | undefined
      categoriesError: string | undefined
    }
    input: {
      language: 'th' | 'en'
      /** Categories that the server embedded in the page; if present, the start requests none. */
      categories: Category[] | undefined
    }
    events: { type: 'language.changed'; language: 'th' | 'en' } | { type: 'categories.retry' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    loadCategories: fromPromise<Category[], { language: 'th' | 'en' }>(() =>
      notProvided("the actor 'loadCategories'"),
    ),
  },
  guards: {
    categoriesAreHere: ({ context }) => context.categories !== undefined,
  },
  actions: {
    speak: assign((_, params: { language: 'th' | 'en' }) => ({ language: params.language })),
    showCategories: assign((_, params: { categories: Category[] }) => ({
      categories: params.categories,
      categoriesError: undefined,
    })),
    setCategoriesError: assign({
      categoriesError: (_, params: { error: unknown }) => codeOf(params.error),
    }),
  },
}).createMachine({
  id: 'app',
  description: 'The start of the shop: its categories, in the language at hand.',
  context: ({ input }) => ({
    language: input.language,
    categories: input.categories,
    categoriesError: undefined,
  }),
  initial: 'deciding',
  on: {
    'language.changed': {
      target: '.loading',
      actions: { type: 'speak', params: ({ event }) => ({ language: event.language }) },
      description: 'Another language: the categories are asked for again, the old ones stay until then.',
    },
  },
  states: {
    deciding: {
      description: 'Are the categories in the page already?',
      always: [
        { guard: 'categoriesAreHere', target: 'shown', description: 'The server sent them along.' },
        { target: 'loading', description: 'They have to be fetched.' },
      ],
    },
    loading: {
      description: 'The categories are on their way.',
      meta: {
        spec: ['R4.23', 'R4.31'],
        ignores: { 'categories.retry': 'The categories are being asked for already.' },
      },
      tags: 'pending',
      invoke: {
        id: 'loadCategories',
        src: 'loadCategories',
        input: ({ context }) => ({ language: context.language }),
        onDone: {
          target: 'shown',
          actions: { type: 'showCategories', params: ({ event }) => ({ categories: event.output }) },
          description: 'The categories are here.',
        },
        onError: {
          target: 'failed',
          actions: { type: 'setCategoriesError', params: ({ event }) => ({ error: event.error }) },
          description: 'The server did not give them.',
        },
      },
    },
    shown: {
      description: 'The categories can be browsed.',
      meta: { ignores: { 'categories.retry': 'There is no failure to try again.' } },
    },
    failed: {
      description: 'The categories did not come; what was shown before stays.',
      tags: 'failed',
      on: {
        'categories.retry': { target: 'loading', description: 'The shopper tries again.' },
      },
    },
  },
})
