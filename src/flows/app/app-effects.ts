import { fromPromise } from 'xstate'
import type { Category } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { toApiLanguage, type Language } from '../../lib/language.ts'

export const loadCategoriesWith = (client: ShopClient) =>
  fromPromise<Category[], { language: Language }>(({ input, signal }) => {
    const params = { path: { language: toApiLanguage(input.language) } }
    return dataOf(client.quiet.GET('/{language}/api/categories/root', { params, signal }))
  })
