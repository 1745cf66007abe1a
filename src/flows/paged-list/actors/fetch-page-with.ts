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

/**
 * Reads one page of a list, such as products, blogs or news. Define it outside of components, so that its
 * identity is stable.
 */
export type ReadPage<Item, Query extends ListQuery, About = undefined> = (
  ask: PageAsk<Query>,
) => Promise<{ data: Item[]; totalRecords: number; about?: About }>

export function fetchPageWith<Item, Query extends ListQuery, About>(
  read: ReadPage<Item, Query, About>,
  client: ShopClient,
  readLanguage: () => ApiLanguage,
) {
  return fromPromise<Page, { query: ListQuery; pageNumber: number; pageSize: number }>(({ input, signal }) =>
    // The cast is safe: the hook that provides this reader also provides the query.
    read({ ...input, query: input.query as Query, client, language: readLanguage(), signal }),
  )
}
