import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loadingMachine } from '../../../machines/loading/loading.machine.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type LoadingActor = ActorRefFrom<typeof loadingMachine>

const useLoadingActor = () => useAppActor<typeof loadingMachine>('loading')

/** Whether a request is pending that the shopper has to wait for. */
export function useIsLoading(): boolean {
  return useSelector(useLoadingActor(), (snapshot) => snapshot.hasTag('pending'))
}
