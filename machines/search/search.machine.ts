import { assign, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

/** What a keyword suggests. The flow only counts the options. */
export interface Findings {
  options: unknown[]
  totalRecords: number
}

interface SearchContext {
  text: string
  /** Keywords of earlier searches, the newest first. */
  recent: string[]
  /** The keyword that `found` belongs to. */
  foundFor: string | undefined
  found: Findings
  /** The option that the arrow keys have reached; -1 is the field itself. */
  active: number
  errorCode: string | undefined
}

const nothing: Findings = { options: [], totalRecords: 0 }

/** A single letter matches too many products to suggest any. */
const SHORTEST_KEYWORD = 2

const keywordOf = (text: string) => text.trim()
const isShort = (text: string) => keywordOf(text).length < SHORTEST_KEYWORD

/** The options lie on a ring with the field between the last and the first one. */
const optionAfter = (active: number, step: number, count: number) =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

/** The search field: what it suggests while the shopper types, and what was searched lately. */
export const searchMachine = setup({
  types: {} as {
    context: SearchContext
    input: { text: string; recent: string[] }
    events:
      | { type: 'search.focus' }
      | { type: 'search.type'; text: string }
      | { type: 'search.arrow'; step: 1 | -1 }
      | { type: 'search.escape' }
      | { type: 'search.leave' }
      | { type: 'search.follow'; text: string }
      | { type: 'search.outdate' }
      | { type: 'recent.change'; recent: string[] }
    tags: 'pending' | 'failed'
    meta: { ignores?: Record<string, string> }
  },
  actors: {
    suggest: fromPromise<Findings, { keyword: string }>(() => {
      throw new Error("search: the actor 'suggest' is not provided")
    }),
  },
  actions: {
    setText: assign({
      text: (_, params: { text: string }) => params.text,
      active: -1,
      errorCode: undefined,
    }),
    setRecent: assign({ recent: (_, params: { recent: string[] }) => params.recent, active: -1 }),
    setFound: assign({
      found: (_, params: { found: Findings }) => params.found,
      foundFor: ({ context }) => keywordOf(context.text),
      active: -1,
    }),
    clearFound: assign({ found: nothing, foundFor: undefined, active: -1 }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    toField: assign({ active: -1 }),
    move: assign({
      active: ({ context }, params: { step: number }) =>
        optionAfter(
          context.active,
          params.step,
          isShort(context.text) ? context.recent.length : context.found.options.length,
        ),
    }),
  },
  guards: {
    isShort: ({ context }) => isShort(context.text),
    hasRecent: ({ context }) => isShort(context.text) && context.recent.length > 0,
    isFound: ({ context }) => context.foundFor === keywordOf(context.text),
  },
  delays: { rest: 200 },
}).createMachine({
  id: 'search',
  description: 'The search field and what it suggests.',
  context: ({ input }) => ({
    text: input.text,
    recent: input.recent,
    foundFor: undefined,
    found: nothing,
    active: -1,
    errorCode: undefined,
  }),
  initial: 'closed',
  on: {
    'search.outdate': {
      description: 'The shop speaks another language: what was found is in the old one.',
      actions: 'clearFound',
    },
    'recent.change': {
      description: 'An earlier search was added or deleted, here or in another tab.',
      actions: { type: 'setRecent', params: ({ event }) => ({ recent: event.recent }) },
    },
  },
  states: {
    closed: {
      description: 'The field alone.',
      meta: {
        ignores: {
          'search.escape': 'Nothing is open.',
          'search.leave': 'Nothing is open.',
        },
      },
      on: {
        'search.focus': { description: 'The shopper enters the field.', target: 'open' },
        'search.follow': {
          description: 'The page shows the results of another keyword: the field names it.',
          actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        },
        'search.type': {
          description: 'The shopper types.',
          target: 'open',
          actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        },
        'search.arrow': { description: 'An arrow key opens the list again.', target: 'open' },
      },
    },
    open: {
      description: 'The shopper is in the field.',
      meta: {
        ignores: {
          'search.focus': 'The shopper is in the field already.',
          'search.follow': 'A page that arrives late does not replace what the shopper types.',
        },
      },
      initial: 'deciding',
      exit: 'toField',
      on: {
        'search.type': {
          description: 'The text changes; what it suggested so far stays until the new suggestions are here.',
          target: '.deciding',
          actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        },
        'search.arrow': {
          description: 'An arrow key moves to another option, or past the last one back to the field.',
          actions: { type: 'move', params: ({ event }) => ({ step: event.step }) },
        },
        'search.escape': {
          description: 'The shopper closes the list and stays in the field.',
          target: 'closed',
        },
        'search.leave': {
          description: 'The shopper leaves the field, chooses an option or searches.',
          target: 'closed',
        },
        'search.outdate': {
          description: 'The shop speaks another language: what was found is asked for anew.',
          target: '.deciding',
          actions: 'clearFound',
        },
      },
      states: {
        deciding: {
          description: 'What is there to show? Decided at once.',
          always: [
            {
              description: 'The field is empty: the earlier searches.',
              guard: 'hasRecent',
              target: 'recent',
            },
            {
              description: 'The field is empty, and nothing was searched yet.',
              guard: 'isShort',
              target: 'blank',
            },
            { description: 'This keyword was asked for already.', guard: 'isFound', target: 'found' },
            { description: 'A keyword that is not known yet.', target: 'resting' },
          ],
        },
        recent: {
          description: 'What was searched lately is offered.',
          on: {
            'recent.change': {
              description: 'An earlier search was deleted, perhaps the last one.',
              target: 'deciding',
              actions: { type: 'setRecent', params: ({ event }) => ({ recent: event.recent }) },
            },
          },
        },
        blank: {
          description: 'There is nothing to offer yet.',
          on: {
            'recent.change': {
              description: 'Another tab has searched.',
              target: 'deciding',
              actions: { type: 'setRecent', params: ({ event }) => ({ recent: event.recent }) },
            },
          },
        },
        resting: {
          description: 'The shopper may be typing still: no request yet.',
          after: { rest: { description: 'The keys rest: ask.', target: 'asking' } },
        },
        asking: {
          description: 'The suggestions are on their way.',
          tags: 'pending',
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ keyword: context.text.trim() }),
            onDone: {
              description: 'They are here.',
              target: 'found',
              actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              description: 'They did not come.',
              target: 'failed',
              actions: ['clearFound', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
            },
          },
        },
        found: { description: 'The suggestions of this keyword are offered.' },
        failed: {
          description: 'Nothing is offered; the keyword can be searched nevertheless.',
          tags: 'failed',
        },
      },
    },
  },
})
