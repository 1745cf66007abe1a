import { useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { searchMachine } from '../../../machines/search/search.machine.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { useRecentSearches } from './recent-searches.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import type { SearchOption } from './search-option.ts'
import { searchView } from './search-view.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'

/** The flow of the search field; `searched` is the keyword whose results the page shows. */
export function useSearch(searched: string) {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const recent = useRecentSearches()
  const logic = useMemo(() => searchWith(client, readLanguage), [client, readLanguage])
  const actor = useFlowActor(logic, { input: { text: searched, recent } })
  useDidUpdate(() => actor.send({ type: 'search.follow', text: searched }), [searched])
  useDidUpdate(() => actor.send({ type: 'search.outdate' }), [language])
  useDidUpdate(() => actor.send({ type: 'recent.change', recent }), [recent])
  const snapshot = useSelector(actor, (state) => state)
  return {
    text: snapshot.context.text,
    active: snapshot.context.active,
    isEntered: snapshot.matches('open'),
    view: searchView(snapshot),
    send: actor.send,
  }
}

const searchWith = (client: ShopClient, readLanguage: () => ApiLanguage) =>
  searchMachine.provide({
    actors: {
      // The search for all results of the keyword is always the last option.
      suggest: fromPromise(async ({ input: { keyword }, signal }) => {
        const params = { path: { language: readLanguage() }, query: { keyword } }
        const { products, categories, words, totalRecords } = await dataOf(
          client.quiet.GET('/{language}/api/search-suggestions', { params, signal }),
        )
        const options: SearchOption[] = [
          ...products.map((product) => ({ kind: 'product' as const, product })),
          ...categories.map((category) => ({ kind: 'category' as const, category })),
          ...words.map((word) => ({ kind: 'word' as const, keyword: word })),
          { kind: 'all', keyword, total: totalRecords },
        ]
        return { options, totalRecords }
      }),
    },
  })
