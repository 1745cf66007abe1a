import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Category } from '../../openapi/generated/schema.ts'

/** An actor rejects with `{ code }`; anything else is a mistake in the program and stops the flow loudly. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const notProvided = (what: string): never => {
  throw new Error(`app: ${what} is not provided`)
}

/** What cart and profile are told. A refresh of the tokens is neither. */
type TokenEvent = { type: 'token.appeared' } | { type: 'token.disappeared' }

/**
 * The shop's start and its standing reactions (specification part 4): is the visitor signed in, which categories are
 * there, and what follows when the language changes or the token comes and goes. Cart and profile live beside it.
 */
export const appMachine = setup({
  types: {} as {
    context: {
      language: 'th' | 'en'
      categories: Category[] | undefined
      categoriesError: string | undefined
      hasAccessToken: boolean
    }
    input: {
      language: 'th' | 'en'
      /** What the server has put into the page already: the start then asks for nothing. */
      categories: Category[] | undefined
      hasAccessToken: boolean
    }
    events:
      | { type: 'language.changed'; language: 'th' | 'en' }
      | { type: 'categories.retry' }
      | { type: 'token.appeared' }
      | { type: 'token.disappeared' }
    tags: 'pending' | 'failed'
    meta: { spec: string[] }
    children: { cart: 'cart'; profile: 'profile' }
  },
  actors: {
    loadCategories: fromPromise<Category[], { language: 'th' | 'en' }>(() =>
      notProvided("the actor 'loadCategories'"),
    ),
    cart: fromCallback<TokenEvent>(() => notProvided("the actor 'cart'")),
    profile: fromCallback<TokenEvent>(() => notProvided("the actor 'profile'")),
  },
  guards: {
    categoriesAreHere: ({ context }) => context.categories !== undefined,
    tokenIsHere: ({ context }) => context.hasAccessToken,
  },
  actions: {
    speak: assign((_, params: { language: 'th' | 'en' }) => ({ language: params.language })),
    showCategories: assign((_, params: { categories: Category[] }) => ({
      categories: params.categories,
      categoriesError: undefined,
    })),
    keepCategoriesError: assign({
      categoriesError: (_, params: { error: unknown }) => codeOf(params.error),
    }),
    openCart: sendTo('cart', { type: 'token.appeared' }),
    closeCart: sendTo('cart', { type: 'token.disappeared' }),
    openProfile: sendTo('profile', { type: 'token.appeared' }),
    closeProfile: sendTo('profile', { type: 'token.disappeared' }),
  },
}).createMachine({
  id: 'app',
  description: 'The start of the shop and its standing reactions.',
  context: ({ input }) => ({
    language: input.language,
    categories: input.categories,
    categoriesError: undefined,
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
          meta: { spec: ['R4.23', 'R4.31'] },
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
              actions: { type: 'keepCategoriesError', params: ({ event }) => ({ error: event.error }) },
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
      invoke: [
        { id: 'cart', src: 'cart' },
        { id: 'profile', src: 'profile' },
      ],
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
          description: 'A customer: cart and profile are loaded, and emptied when the token is gone.',
          meta: { spec: ['R4.8', 'R4.24', 'R4.26', 'R4.27', 'R4.29'] },
          entry: ['openCart', 'openProfile'],
          exit: ['closeCart', 'closeProfile'],
          on: {
            'token.disappeared': { target: 'signedOut', description: 'Signed out, here or in another tab.' },
          },
        },
      },
    },
  },
})
