import { fromPromise } from 'xstate'
import type { ListQuery, Page } from '../../../../machines/paged-list/paged-list.machine.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

/** The debounce delay before a request is sent. */
const restMs = 250
/** Shorter keywords match too many products. */
const shortestKeyword = 2

const nothing: Page = { data: [], totalRecords: 0 }

/** Loads products for the typed keyword. The next keystroke cancels the delay or the pending request. */
export function suggestProductsWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<Page, { query: ListQuery; pageNumber: number; pageSize: number }>(
    async ({ input, signal }) => {
      const keyword = typeof input.query.keyword === 'string' ? input.query.keyword.trim() : ''
      if (keyword.length < shortestKeyword) return nothing
      await rest(signal)
      return dataOf(
        client.GET('/{language}/api/products', {
          params: {
            path: { language: readLanguage() },
            query: { keyword, pageNumber: input.pageNumber, pageSize: input.pageSize },
          },
          headers: withoutOverlay,
          signal,
        }),
      )
    },
  )
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = setTimeout(resolve, restMs)
    signal.addEventListener('abort', () => clearTimeout(waiting))
  })
}
