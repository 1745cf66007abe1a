import { fromPromise } from 'xstate'
import type { ListQuery, Page } from '../../../../machines/paged-list/paged-list.machine.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

export interface PageAsk<Query> {
  client: ShopClient
  language: ApiLanguage
  query: Query
  pageNumber: number
  pageSize: number
  signal: AbortSignal
}

/** How a page of one kind of list is read: products, blogs, news. Lives outside of components, so that it stays the same. */
export type ReadPage<Item, Query extends ListQuery> = (
  ask: PageAsk<Query>,
) => Promise<{ data: Item[]; totalRecords: number }>

export function fetchPageWith<Item, Query extends ListQuery>(
  read: ReadPage<Item, Query>,
  client: ShopClient,
  readLanguage: () => ApiLanguage,
) {
  return fromPromise<Page, { query: ListQuery; pageNumber: number; pageSize: number }>(({ input, signal }) =>
    // The list was given its query by the hook that also names the reader.
    read({ ...input, query: input.query as Query, client, language: readLanguage(), signal }),
  )
}
