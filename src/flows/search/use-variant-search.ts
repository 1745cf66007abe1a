import { useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { searchMachine } from '../../../machines/search/search.machine.ts'
import type { VariantListItem } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'

/** So few that the list needs no scrolling of its own. */
const most = 5

/** The flow of the search field over what can be ordered: it waits for the keys to rest, and remembers no searches. */
export function useVariantSearch() {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const logic = useMemo(() => variantSearchWith(client, readLanguage), [client, readLanguage])
  const actor = useFlowActor(logic, { input: { text: '', recent: [] } })
  useDidUpdate(() => actor.send({ type: 'search.outdate' }), [language])
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

const variantSearchWith = (client: ShopClient, readLanguage: () => ApiLanguage) =>
  searchMachine.provide({
    actors: {
      suggest: fromPromise(async ({ input: { keyword }, signal }) => {
        const query = { keyword, pageNumber: 1, pageSize: most }
        const params = { path: { language: readLanguage() }, query }
        const { data, totalRecords } = await dataOf(
          client.quiet.GET('/{language}/api/product-variants', { params, signal }),
        )
        return { options: data, totalRecords }
      }),
    },
  })
