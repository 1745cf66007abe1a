import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'

export type AppActor = ActorRefFrom<typeof appMachine>

export const AppActorContext = createContext<AppActor | null>(null)

export function useAppActor(): AppActor {
  const actor = useContext(AppActorContext)
  if (!actor) throw new Error('No app actor above this component')
  return actor
}

export function useApp<Selected>(select: (snapshot: SnapshotFrom<typeof appMachine>) => Selected): Selected {
  return useSelector(useAppActor(), select)
}
