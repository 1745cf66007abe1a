import { assign, fromPromise, setup } from 'xstate'
import type { components } from '../../openapi/generated/schema.ts'

/**
 * The shop's start and its standing reactions (specification part 4): is the visitor signed in,
 * which categories are there, and what follows when the language changes.
 */
export const appMachine = setup({
  types: {
    context: {} as {
      language: 'th' | 'en'
      categories: components['schemas']['Category'][] | null
      categoriesError: string | null
      hasAccessToken: boolean
    },
    input: {} as {
      language: 'th' | 'en'
      /** What the server has put into the page already: the start then asks for nothing. */
      categories: components['schemas']['Category'][] | null
      hasAccessToken: boolean
    },
    events: {} as
      | { type: 'language.changed'; language: 'th' | 'en' }
      | { type: 'categories.retry' }
      | { type: 'token.appeared' }
      | { type: 'token.disappeared' },
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    loadCategories: fromPromise<components['schemas']['Category'][], { language: 'th' | 'en' }>(() => {
      throw new Error('loadCategories is not provided')
    }),
  },
  guards: {
    categoriesAreHere: ({ context }) => context.categories !== null,
    tokenIsHere: ({ context }) => context.hasAccessToken,
  },
  actions: {
    speak: assign((_, params: { language: 'th' | 'en' }) => ({ language: params.language })),
    showCategories: assign((_, params: { categories: components['schemas']['Category'][] }) => ({
      categories: params.categories,
      categoriesError: null,
    })),
    noteCategoriesError: assign((_, params: { error: unknown }) => ({
      categoriesError:
        typeof params.error === 'object' && params.error !== null && 'code' in params.error
          ? String(params.error.code)
          : 'INTERNAL',
    })),
  },
}).createMachine({
  id: 'app',
  description: 'The start of the shop and its standing reactions.',
  context: ({ input }) => ({
    language: input.language,
    categories: input.categories,
    categoriesError: null,
    hasAccessToken: input.hasAccessToken,
  }),
  type: 'parallel',
  states: {
    categories: {
      description: 'The categories of the shop, in the language at hand.',
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
          tags: 'pending',
          invoke: {
            src: 'loadCategories',
            input: ({ context }) => ({ language: context.language }),
            onDone: {
              target: 'shown',
              actions: { type: 'showCategories', params: ({ event }) => ({ categories: event.output }) },
              description: 'The categories are here.',
            },
            onError: {
              target: 'failed',
              actions: { type: 'noteCategoriesError', params: ({ event }) => ({ error: event.error }) },
              description: 'The server did not give them.',
            },
          },
        },
        shown: { description: 'The categories can be browsed.' },
        failed: {
          description: 'The categories did not come; what was shown before stays.',
          tags: 'failed',
          on: {
            'categories.retry': { target: 'loading', description: 'The shopper tries again.' },
          },
        },
      },
    },
    account: {
      description: 'Is somebody signed in? Judged by the access token alone.',
      initial: 'checking',
      states: {
        checking: {
          description: 'The start of the shop looks for the access token.',
          always: [
            { guard: 'tokenIsHere', target: 'signedIn', description: 'There is one.' },
            { target: 'signedOut', description: 'There is none.' },
          ],
        },
        signedOut: {
          description: 'A visitor: catalogue and content only.',
          on: { 'token.appeared': { target: 'signedIn', description: 'Somebody signed in.' } },
        },
        signedIn: {
          description: 'A customer: cart, orders and profile too.',
          on: {
            'token.disappeared': { target: 'signedOut', description: 'Signed out, here or in another tab.' },
          },
        },
      },
    },
  },
})
