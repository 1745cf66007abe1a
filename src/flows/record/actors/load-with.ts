import { fromPromise } from 'xstate'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

export interface RecordAsk {
  client: ShopClient
  language: ApiLanguage
  id: string
  signal: AbortSignal
}

/**
 * Reads one kind of record, such as a product, a blog or a page. Define it outside of components, so that its
 * identity is stable.
 */
export type ReadRecord<Item> = (ask: RecordAsk) => Promise<Item>

export function loadWith<Item>(read: ReadRecord<Item>, client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<unknown, { id: string }>(({ input, signal }) =>
    read({ client, language: readLanguage(), id: input.id, signal }),
  )
}
