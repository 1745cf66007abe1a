import { fromPromise } from 'xstate'
import type { Findings } from '../../../../machines/search/search.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

/** So few that the list needs no scrolling of its own. */
const most = 5

/** Asks the server which variants the words of a line may mean. */
export function suggestVariantsWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<Findings, { keyword: string }>(async ({ input: { keyword }, signal }) => {
    const { data, totalRecords } = await dataOf(
      client.quiet.GET('/{language}/api/product-variants', {
        params: { path: { language: readLanguage() }, query: { keyword, pageNumber: 1, pageSize: most } },
        signal,
      }),
    )
    return { options: data, totalRecords }
  })
}
