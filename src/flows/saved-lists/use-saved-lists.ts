import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { EmittedFrom } from 'xstate'
import type { savedListsMachine } from '../../../machines/saved-lists/saved-lists.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { useEmitted } from '../../lib/use-emitted.ts'
import { savedListsWith } from './saved-lists-with.ts'

type Emitted = EmittedFrom<typeof savedListsMachine>

interface Effects {
  isGuest: boolean
  onSaved: (event: Extract<Emitted, { type: 'list.saved' }>) => void
  onDeleted: (event: Extract<Emitted, { type: 'list.deleted' }>) => void
  /** The list was deleted elsewhere. */
  onGone: (event: Extract<Emitted, { type: 'list.gone' }>) => void
}

/** The saved lists of one page, while somebody is signed in. */
export function useSavedLists({ isGuest, onSaved, onDeleted, onGone }: Effects) {
  const client = useShopClient()
  const actor = useFlowActor(useMemo(() => savedListsWith(client), [client]))
  useEmitted(actor, 'list.saved', onSaved)
  useEmitted(actor, 'list.deleted', onDeleted)
  useEmitted(actor, 'list.gone', onGone)
  useEffect(() => actor.send({ type: isGuest ? 'customer.gone' : 'customer.known' }), [actor, isGuest])
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}

export type SavedListsFlow = ReturnType<typeof useSavedLists>
