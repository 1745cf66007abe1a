import { fromPromise } from 'xstate'
import type { RecordId } from '../../../../machines/record/record.machine.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

export interface RecordAsk<Id extends RecordId = string> {
  client: ShopClient
  language: ApiLanguage
  id: Id
  signal: AbortSignal
}

/**
 * Reads one kind of record, such as a product, a blog or a page. Define it outside of components, so that its
 * identity is stable.
 */
export type ReadRecord<Item, Id extends RecordId = string> = (ask: RecordAsk<Id>) => Promise<Item>

export function loadWith<Item, Id extends RecordId>(
  read: ReadRecord<Item, Id>,
  client: ShopClient,
  readLanguage: () => ApiLanguage,
) {
  return fromPromise<unknown, { id: RecordId }>(({ input, signal }) =>
    // The cast is safe: the hook that provides this reader also provides the id.
    read({ client, language: readLanguage(), id: input.id as Id, signal }),
  )
}
