import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { pagedListMachine } from '../../../machines/paged-list/paged-list.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useApiLanguage } from '../../lib/use-api-language.ts'
import { suggestProductsWith } from './actors/suggest-products.ts'
import { suggestionsView, type Suggestions } from './suggestions-view.ts'

const offeredAtOnce = 6

/** Products that match the typed keyword, after a debounce. */
export function useProductSuggestions(): { suggestions: Suggestions; look: (keyword: string) => void } {
  const client = useShopClient()
  const { readLanguage } = useApiLanguage()
  const logic = useMemo(
    () => pagedListMachine.provide({ actors: { fetchPage: suggestProductsWith(client, readLanguage) } }),
    [client, readLanguage],
  )
  const actor = useActorRef(logic, {
    input: { mode: 'replace', query: { keyword: '' }, pageSize: offeredAtOnce },
  })
  const snapshot = useSelector(actor, (state) => state)
  return {
    suggestions: suggestionsView(snapshot),
    look: (keyword) => actor.send({ type: 'list.query', query: { keyword } }),
  }
}
