import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise, type EmittedFrom } from 'xstate'
import { savedListsMachine } from '../../../machines/saved-lists/saved-lists.machine.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { useSessionEvents } from '../../lib/flows/use-session-events.ts'

type Emitted = EmittedFrom<typeof savedListsMachine>

interface Effects {
  /** Undefined for a guest. */
  customerId: string | undefined
  onSaved: (event: Extract<Emitted, { type: 'list.saved' }>) => void
  onDeleted: (event: Extract<Emitted, { type: 'list.deleted' }>) => void
  /** The list was deleted elsewhere. */
  onGone: (event: Extract<Emitted, { type: 'list.gone' }>) => void
}

/** The saved lists of one page, while somebody is signed in. */
export function useSavedLists({ customerId, onSaved, onDeleted, onGone }: Effects) {
  const client = useShopClient()
  const actor = useFlowActor(useMemo(() => savedListsWith(client), [client]))
  useEmitted(actor, 'list.saved', onSaved)
  useEmitted(actor, 'list.deleted', onDeleted)
  useEmitted(actor, 'list.gone', onGone)
  useSessionEvents(actor, customerId)
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}

export type SavedListsFlow = ReturnType<typeof useSavedLists>

const savedListsWith = (client: ShopClient) =>
  savedListsMachine.provide({
    actors: {
      readLists: fromPromise(
        async ({ signal }) => (await dataOf(client.quiet.GET('/api/lists', { signal }))).lists,
      ),
      saveList: fromPromise(({ input: { id, name, lines }, signal }) => {
        const kept = { name: name.trim(), ...(lines && { lines }) }
        if (id !== undefined) {
          const params = { path: { id } }
          return dataOf(client.quiet.PUT('/api/lists/{id}', { params, body: kept, signal }))
        }
        const body = { lines: [], ...kept }
        return dataOf(client.quiet.POST('/api/lists', { body, signal }))
      }),
      deleteList: fromPromise(({ input: { id }, signal }) =>
        dataOf(client.quiet.DELETE('/api/lists/{id}', { params: { path: { id } }, signal })),
      ),
    },
  })
