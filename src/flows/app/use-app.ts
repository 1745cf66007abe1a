import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'
import { standingFlow } from '../../lib/standing-flows.ts'

export const useAppActor = standingFlow<typeof appMachine>('app')

export function useApp<Selected>(select: (snapshot: SnapshotFrom<typeof appMachine>) => Selected): Selected {
  return useSelector(useAppActor(), select)
}
