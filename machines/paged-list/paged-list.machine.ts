import { assign, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'

export interface Page {
  data: unknown[]
  totalRecords: number
  /** What the answer says of the whole list, such as how a keyword was understood. */
  about?: unknown
}

/** Identifies an item by its `id`, even if its other properties have changed, or else by its value. */
const identityOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : item

/** Items may move to other pages between two reads: shown items keep their place and get the newer data. */
const joinPages = (shown: unknown[], added: unknown[]): unknown[] => [
  ...new Map([...shown, ...added].map((item) => [identityOf(item), item])).values(),
]

/** Search criteria besides the page, such as keyword, category and sort order. The list does not read them. */
export type ListQuery = Record<string, unknown>

interface ListContext {
  mode: 'replace' | 'append'
  query: ListQuery
  pageSize: number
  /** The page that is shown or requested; when appending, the last of those that are shown. */
  pageNumber: number
  /** How often the list has grown because its end came near, and not because the shopper asked. */
  growths: number
  items: unknown[]
  totalRecords: number
  about: unknown
  /** What shows changed while a further page was on its way. */
  isOutdated: boolean
  errorCode: string | undefined
}

const LARGEST_PAGE = 100
/** After this many pages only the shopper makes a list longer, so that what stands below it can be reached. */
export const MOST_GROWTHS = 3

const lastPageOf = ({ totalRecords, pageSize }: ListContext) => Math.ceil(totalRecords / pageSize)

/** Whether all that shows can be read again in one answer, so that nobody loses what was added last. */
export const isReadWhole = ({ mode, pageNumber, pageSize }: ListContext): boolean =>
  mode === 'replace' || pageNumber * pageSize <= LARGEST_PAGE

/** An appending list is reloaded as one large page, so that all shown items stay on the page, or as many as fit. */
const wholeAsk = ({ mode, query, pageNumber, pageSize }: ListContext) => {
  if (mode === 'replace') return { query, pageNumber, pageSize }
  const pages = Math.max(1, Math.min(pageNumber, Math.floor(LARGEST_PAGE / pageSize)))
  return { query, pageNumber: 1, pageSize: pages * pageSize }
}

const lastPageIn = ({ data }: Page, { pageSize }: ListContext) =>
  Math.max(1, Math.ceil(data.length / pageSize))

/**
 * A paged list of products, blogs, news or orders, by default twelve per page. It grows from its first page on, or shows
 * one page at a time. Spec parts 3, 4 and 9.
 */
export const pagedListMachine = setup({
  types: {} as {
    context: ListContext
    input: { query?: ListQuery; pageSize?: number } & (
      | { mode: 'append' }
      | { mode: 'replace'; pageNumber?: number }
    )
    events:
      | { type: 'list.more' }
      | { type: 'list.near' }
      | { type: 'list.page'; pageNumber: number }
      | { type: 'list.refresh' }
      | { type: 'list.retry' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    fetchPage: fromPromise<Page, { query: ListQuery; pageNumber: number; pageSize: number }>(() => {
      throw new Error("paged-list: the actor 'fetchPage' is not provided")
    }),
  },
  actions: {
    turnTo: assign({
      pageNumber: (_, params: { pageNumber: number }) => params.pageNumber,
      errorCode: undefined,
    }),
    setWhole: assign(({ context }, params: { page: Page }) => ({
      items: params.page.data,
      totalRecords: params.page.totalRecords,
      about: params.page.about,
      pageNumber: context.mode === 'append' ? lastPageIn(params.page, context) : context.pageNumber,
      errorCode: undefined,
    })),
    addPage: assign(({ context }, params: { page: Page }) => ({
      items: joinPages(context.items, params.page.data),
      totalRecords: params.page.totalRecords,
      pageNumber: context.pageNumber + 1,
      errorCode: undefined,
    })),
    turnToLast: assign({ pageNumber: ({ context }) => lastPageOf(context) }),
    countGrowth: assign({ growths: ({ context }) => context.growths + 1 }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    markOutdated: assign({ isOutdated: true }),
    clearOutdated: assign({ isOutdated: false }),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isAppending: ({ context }) => context.mode === 'append',
    mayGrow: ({ context }) => context.mode === 'append' && context.growths < MOST_GROWTHS,
    isOtherPage: ({ context }, params: { pageNumber: number }) =>
      context.mode === 'replace' &&
      params.pageNumber !== context.pageNumber &&
      params.pageNumber >= 1 &&
      // How many pages there are is known once one has come.
      (context.totalRecords === 0 || params.pageNumber <= lastPageOf(context)),
    isEmpty: ({ context }) => context.totalRecords === 0,
    isPastTheEnd: ({ context }) => context.pageNumber > lastPageOf(context),
    isAtTheEnd: ({ context }) => context.pageNumber === lastPageOf(context),
  },
}).createMachine({
  id: 'pagedList',
  description: 'A list that comes in pages.',
  meta: {
    ignores: {
      'list.retry': 'No page is missing: what shows was read, or is on its way.',
      'list.near': 'There is nothing to add, or something is on its way already.',
    },
  },
  context: ({ input }) => ({
    mode: input.mode,
    query: input.query ?? {},
    pageSize: input.pageSize ?? 12,
    pageNumber: input.mode === 'replace' ? (input.pageNumber ?? 1) : 1,
    growths: 0,
    items: [],
    totalRecords: 0,
    about: undefined,
    isOutdated: false,
    errorCode: undefined,
  }),
  initial: 'loading',
  on: {
    'list.page': {
      description: 'Another page is chosen, perhaps before the last one came.',
      guard: { type: 'isOtherPage', params: ({ event }) => ({ pageNumber: event.pageNumber }) },
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => ({ pageNumber: event.pageNumber }) },
    },
    'list.refresh': {
      description: 'It may have changed: read again what shows.',
      target: '.refreshing',
    },
  },
  states: {
    loading: {
      description: 'A page is on its way; what showed before, if anything, is about to be replaced.',
      meta: {
        spec: ['R4.49', 'R9.6', 'R9.7', 'R9.8'],
        ignores: { 'list.more': 'The page before it is still on its way.' },
      },
      tags: 'pending',
      invoke: {
        id: 'first',
        src: 'fetchPage',
        input: ({ context }) => wholeAsk(context),
        onDone: {
          description: 'The page came.',
          target: 'counting',
          actions: { type: 'setWhole', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          description: 'The page did not come.',
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'list.refresh': {
          description: 'Nothing to keep yet: ask anew, and drop what is on its way.',
          target: 'loading',
          reenter: true,
        },
      },
    },
    loadingMore: {
      description: 'The next page is on its way; the others stay.',
      meta: { spec: ['R4.50'], ignores: { 'list.more': 'The next page is on its way.' } },
      tags: 'pending',
      invoke: {
        id: 'more',
        src: 'fetchPage',
        input: ({ context }) => ({
          query: context.query,
          pageNumber: context.pageNumber + 1,
          pageSize: context.pageSize,
        }),
        onDone: {
          description: 'The next page came.',
          target: 'counting',
          actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: [
          {
            description: 'The next page did not come, and the others have changed meanwhile.',
            guard: 'isOutdated',
            target: 'refreshing',
          },
          {
            description: 'The next page did not come.',
            target: 'moreFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'list.refresh': {
          description:
            'The next page was asked for before the others changed: they are read again once it came.',
          actions: 'markOutdated',
        },
      },
    },
    refreshing: {
      description: 'What shows is read again in the background.',
      entry: 'clearOutdated',
      meta: { ignores: { 'list.more': 'What shows is read again first; then more can be had.' } },
      tags: 'pending',
      invoke: {
        id: 'again',
        src: 'fetchPage',
        input: ({ context }) => wholeAsk(context),
        onDone: {
          description: 'It came again.',
          target: 'counting',
          actions: { type: 'setWhole', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          description: 'It did not come: what showed stays, with the reason kept.',
          target: 'counting',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counting: {
      description: 'How much is there, and how much is left? Decided at once.',
      always: [
        {
          description: 'What shows changed meanwhile: read it again.',
          guard: 'isOutdated',
          target: 'refreshing',
        },
        { description: 'There is nothing at all.', guard: 'isEmpty', target: 'empty' },
        {
          description: 'The list has become shorter than the page that was asked for: show its last page.',
          guard: 'isPastTheEnd',
          target: 'loading',
          actions: 'turnToLast',
        },
        { description: 'This is the last page.', guard: 'isAtTheEnd', target: 'exhausted' },
        { description: 'There is more.', target: 'ready' },
      ],
    },
    empty: {
      description: 'Nothing was found.',
      meta: { ignores: { 'list.more': 'Nothing was found.' } },
    },
    ready: {
      description: 'Something shows and more can be had.',
      on: {
        'list.more': {
          description: 'The shopper asks for more.',
          guard: 'isAppending',
          target: 'loadingMore',
        },
        'list.near': {
          description:
            'The end of the list comes near by scrolling: it grows by itself, but only a few times, so that the foot of the page can be reached.',
          guard: 'mayGrow',
          target: 'loadingMore',
          actions: 'countGrowth',
        },
      },
    },
    exhausted: {
      description: 'The last page shows; there is no more.',
      meta: { ignores: { 'list.more': 'The last page shows.' } },
    },
    failed: {
      description: 'The page did not come; the shopper may try again.',
      meta: { ignores: { 'list.more': 'The page that did not come is missing.' } },
      tags: 'failed',
      on: {
        'list.retry': { description: 'Try again.', target: 'loading', actions: 'clearError' },
        'list.refresh': { description: 'Try again.', target: 'loading', actions: 'clearError' },
      },
    },
    moreFailed: {
      description: 'The next page did not come; the others still show, and the shopper may try again.',
      meta: {
        ignores: {
          'list.more': 'The page that did not come is asked for again by `list.retry`.',
          'list.near':
            'The shopper has to ask for the page that did not come: scrolling alone would ask without end.',
        },
      },
      tags: 'failed',
      on: {
        'list.retry': { description: 'Try again.', target: 'loadingMore', actions: 'clearError' },
      },
    },
  },
})
