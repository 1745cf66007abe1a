import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { searchMachine } from '../../../machines/search/search.machine.ts'
import type { VariantListItem } from '../../../openapi/generated/schema.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { useApiLanguage } from '../../lib/use-api-language.ts'
import { suggestVariantsWith } from './actors/suggest-variants.ts'

/** The flow of the search field over what can be ordered: it waits for the keys to rest, and remembers no searches. */
export function useVariantSearch() {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const logic = useMemo(
    () => searchMachine.provide({ actors: { suggest: suggestVariantsWith(client, readLanguage) } }),
    [client, readLanguage],
  )
  const actor = useFlowActor(logic, { input: { text: '', recent: [] } })
  useAfterChange(language, () => actor.send({ type: 'search.outdate' }))
  const snapshot = useSelector(actor, (state) => state)
  const { text, active, found } = snapshot.context
  const isShown = (['resting', 'asking', 'found'] as const).some((open) => snapshot.matches({ open }))
  return {
    text,
    active,
    // The cast is safe: the actor of this flow finds the variants.
    variants: isShown ? (found.options as VariantListItem[]) : [],
    isFailed: snapshot.matches({ open: 'failed' }),
    send: actor.send,
  }
}
