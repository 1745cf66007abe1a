import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { searchMachine } from '../../../machines/search/search.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { useRecentSearches } from './recent-searches.ts'
import { useApiLanguage } from '../../lib/use-api-language.ts'
import { suggestWith } from './actors/suggest.ts'
import { searchView } from './search-view.ts'
import { useFlowActor } from '../../lib/inspection.ts'

/** The flow of the search field; `searched` is the keyword whose results the page shows. */
export function useSearch(searched: string) {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const recent = useRecentSearches()
  const logic = useMemo(
    () => searchMachine.provide({ actors: { suggest: suggestWith(client, readLanguage) } }),
    [client, readLanguage],
  )
  const actor = useFlowActor(logic, { input: { text: searched, recent } })
  useAfterChange(searched, () => actor.send({ type: 'search.follow', text: searched }))
  useAfterChange(language, () => actor.send({ type: 'search.outdate' }))
  useAfterChange(recent, () => actor.send({ type: 'recent.change', recent }))
  const snapshot = useSelector(actor, (state) => state)
  return {
    text: snapshot.context.text,
    active: snapshot.context.active,
    isEntered: snapshot.matches('open'),
    view: searchView(snapshot),
    send: actor.send,
  }
}
