import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { loadingMachine } from '../../../machines/loading/loading.machine.ts'

export type LoadingActor = ActorRefFrom<typeof loadingMachine>

export const LoadingActorContext = createContext<LoadingActor | null>(null)

/** Is anything under way that the shopper has to wait for? */
export function useIsLoading(): boolean {
  const actor = useContext(LoadingActorContext)
  if (!actor) throw new Error('No loading actor above this component')
  return useSelector(actor, (snapshot) => snapshot.hasTag('pending'))
}
