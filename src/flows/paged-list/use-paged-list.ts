import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { pagedListMachine, type ListQuery } from '../../../machines/paged-list/paged-list.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useAfterChange, useFlow, type FlowOptions } from '../../lib/page-flows.ts'
import { useApiLanguage } from '../../lib/use-api-language.ts'
import { fetchPageWith, type ReadPage } from './actors/fetch-page-with.ts'
import { pagedListView, type PagedListView } from './paged-list-view.ts'

export interface PagedList<Item, About = undefined> {
  view: PagedListView<Item>
  /** What the newest answer says of the whole list. */
  about: About | undefined
  more: () => void
  /** The end of the list comes near by scrolling. */
  near: () => void
  retry: () => void
  /** Reads again what is shown, unless a request is running. */
  refresh: () => void
}

/**
 * A list that grows page by page, in the language of the page. The calling component needs a different `key`
 * for each query and first page, so that Back restores each list as it was left. `kind` distinguishes the lists of one page.
 */
export function usePagedList<Item, Query extends ListQuery, About = undefined>(
  kind: string,
  read: ReadPage<Item, Query, About>,
  query: Query,
  pageSize?: number,
  options?: FlowOptions & { firstPage?: number },
): PagedList<Item, About> {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const logic = useMemo(
    () => pagedListMachine.provide({ actors: { fetchPage: fetchPageWith(read, client, readLanguage) } }),
    [client, read, readLanguage],
  )
  const { firstPage = 1 } = options ?? {}
  const actor = useFlow(
    `${kind} ${JSON.stringify(query)} ${firstPage}`,
    logic,
    { mode: 'append', query, pageSize, pageNumber: firstPage },
    options,
  )
  useAfterChange(language, () => actor.send({ type: 'list.refresh' }))
  const snapshot = useSelector(actor, (state) => state)
  return {
    view: pagedListView<Item>(snapshot),
    // The cast is safe: it comes from the reader that defines `About`.
    about: snapshot.context.about as About | undefined,
    more: () => actor.send({ type: 'list.more' }),
    near: () => actor.send({ type: 'list.near' }),
    retry: () => actor.send({ type: 'list.retry' }),
    refresh: () => {
      if (!actor.getSnapshot().hasTag('pending')) actor.send({ type: 'list.refresh' })
    },
  }
}
