import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'

export type ProfileActor = ActorRefFrom<typeof profileMachine>

export const ProfileActorContext = createContext<ProfileActor | null>(null)

export function useProfileActor(): ProfileActor {
  const actor = useContext(ProfileActorContext)
  if (!actor) throw new Error('No profile actor above this component')
  return actor
}

export function useProfile<Selected>(
  select: (snapshot: SnapshotFrom<typeof profileMachine>) => Selected,
): Selected {
  return useSelector(useProfileActor(), select)
}
