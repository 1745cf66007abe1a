import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'

export type ProfileActor = ActorRefFrom<typeof profileMachine>

export const ProfileActorContext = createContext<ProfileActor | null>(null)

/** @public For the profile screen: `profile.edit`, `profile.submit`, `profile.cancel`, `news.set`. */
export function useProfileActor(): ProfileActor {
  const actor = useContext(ProfileActorContext)
  if (!actor) throw new Error('No profile actor above this component')
  return actor
}

/** @public For the screens of the signed-in. */
export function useProfile<Selected>(
  select: (snapshot: SnapshotFrom<typeof profileMachine>) => Selected,
): Selected {
  return useSelector(useProfileActor(), select)
}
