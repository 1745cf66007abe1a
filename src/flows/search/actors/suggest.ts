import { fromPromise } from 'xstate'
import type { Findings } from '../../../../machines/search/search.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'
import type { SearchOption } from '../search-option.ts'

/** Asks the server what a keyword suggests. The search for all of its results is always the last option. */
export function suggestWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<Findings, { keyword: string }>(async ({ input: { keyword }, signal }) => {
    const { products, categories, words, totalRecords } = await dataOf(
      client.quiet.GET('/{language}/api/search-suggestions', {
        params: { path: { language: readLanguage() }, query: { keyword } },
        signal,
      }),
    )
    const options: SearchOption[] = [
      ...products.map((product) => ({ kind: 'product' as const, product })),
      ...categories.map((category) => ({ kind: 'category' as const, category })),
      ...words.map((word) => ({ kind: 'word' as const, keyword: word })),
      { kind: 'all', keyword, total: totalRecords },
    ]
    return { options, totalRecords }
  })
}
