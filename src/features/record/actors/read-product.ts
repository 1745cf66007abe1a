import type { Product } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { RecordAsk } from './load-with.ts'

export function readProduct({ client, language, id, signal }: RecordAsk): Promise<Product> {
  return dataOf(
    client.GET('/{language}/api/products/{id}', {
      params: { path: { language, id } },
      headers: withoutOverlay,
      signal,
    }),
  )
}
