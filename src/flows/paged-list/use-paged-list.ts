import { useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import {
  isReadWhole,
  pagedListMachine,
  type ListQuery,
} from '../../../machines/paged-list/paged-list.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { useFlow, type FlowOptions } from '../../lib/flows/page-flows.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import { pagedListView, type PagedListView } from './paged-list-view.ts'

export interface ReadPageArgs<Query> {
  client: ShopClient
  language: ApiLanguage
  query: Query
  pageNumber: number
  pageSize: number
  signal: AbortSignal
}

/** Reads one page of a list. Define it outside of components, so that its identity is stable. */
export type ReadPage<Item, Query extends ListQuery, About = undefined> = (
  ask: ReadPageArgs<Query>,
) => Promise<{ data: Item[]; totalRecords: number; about?: About }>

export interface PagedList<Item, About = undefined> {
  view: PagedListView<Item>
  /** What the newest answer says of the whole list. */
  about: About | undefined
  more: () => void
  /** The end of the list comes near by scrolling. */
  near: () => void
  retry: () => void
  /** Reads again what is shown. */
  refresh: (why?: Refresh) => void
}

interface Refresh {
  /** Nothing is known to have changed: it is only time to look again. */
  isTimed: boolean
}

/**
 * A list in the language of the page. It grows page by page; if the address names another page than the first (`page`), it
 * shows that page alone. The calling component needs a different `key` for each query and for each of these two, so that Back
 * restores each list as it was left. `kind` distinguishes the lists of one page.
 */
export function usePagedList<Item, Query extends ListQuery, About = undefined>(
  kind: string,
  read: ReadPage<Item, Query, About>,
  query: Query,
  pageSize?: number,
  options?: FlowOptions & { page?: number },
): PagedList<Item, About> {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const logic = useMemo(
    () =>
      pagedListMachine.provide({
        actors: {
          fetchPage: fromPromise(({ input, signal }) =>
            // The cast is safe: this hook also provides the query.
            read({ ...input, query: input.query as Query, client, language: readLanguage(), signal }),
          ),
        },
      }),
    [client, read, readLanguage],
  )
  const { page = 1 } = options ?? {}
  // The first page is where a list begins to grow.
  const input = page > 1 ? ({ mode: 'replace', pageNumber: page } as const) : ({ mode: 'append' } as const)
  const name = `${kind} ${JSON.stringify(query)} ${input.mode}`
  const actor = useFlow(name, logic, { ...input, query, ...(pageSize && { pageSize }) }, options)
  useDidUpdate(() => actor.send({ type: 'list.page', pageNumber: page }), [page])
  useDidUpdate(() => actor.send({ type: 'list.refresh' }), [language])
  const snapshot = useSelector(actor, (state) => state)
  return {
    view: pagedListView<Item>(snapshot),
    // The cast is safe: it comes from the reader that defines `About`.
    about: snapshot.context.about as About | undefined,
    more: () => actor.send({ type: 'list.more' }),
    near: () => actor.send({ type: 'list.near' }),
    retry: () => actor.send({ type: 'list.retry' }),
    refresh: (why) => {
      // Repeated looks would drop each answer of a slow network, and shorten a list that is longer than one answer. After a
      // change, the answer on its way may be from before it.
      const now = actor.getSnapshot()
      if (why?.isTimed && (now.hasTag('pending') || !isReadWhole(now.context))) return
      actor.send({ type: 'list.refresh' })
    },
  }
}
