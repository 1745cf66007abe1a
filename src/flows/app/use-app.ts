import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export const useAppFlowActor = () => useAppActor<typeof appMachine>('app')

export function useApp<Selected>(select: (snapshot: SnapshotFrom<typeof appMachine>) => Selected): Selected {
  return useSelector(useAppFlowActor(), select)
}
