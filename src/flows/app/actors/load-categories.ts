import { fromPromise } from 'xstate'
import type { Category } from '../../../../openapi/generated/schema.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { dataOf } from '../../../api/problem.ts'
import { toApiLanguage, type Language } from '../../../lib/language.ts'

export function loadCategoriesWith(client: ShopClient) {
  return fromPromise<Category[], { language: Language }>(({ input, signal }) =>
    dataOf(
      client.quiet.GET('/{language}/api/categories/root', {
        params: { path: { language: toApiLanguage(input.language) } },
        signal,
      }),
    ),
  )
}
