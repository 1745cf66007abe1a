import { fromPromise } from 'xstate'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

export interface RecordAsk {
  client: ShopClient
  language: ApiLanguage
  id: string
  signal: AbortSignal
}

/** How one kind of thing is read: a product, a blog, a page. Lives outside of components, so that it stays the same. */
export type ReadRecord<Item> = (ask: RecordAsk) => Promise<Item>

export function loadWith<Item>(read: ReadRecord<Item>, client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<unknown, { id: string }>(({ input, signal }) =>
    read({ client, language: readLanguage(), id: input.id, signal }),
  )
}
