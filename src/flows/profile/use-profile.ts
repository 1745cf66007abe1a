import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type ProfileActor = ActorRefFrom<typeof profileMachine>

/** For the profile screen: `profile.edit`, `profile.submit`, `profile.cancel`, `news.set`. */
export const useProfileActor = () => useAppActor<typeof profileMachine>('profile')

/** For the screens that require sign-in. */
export function useProfile<Selected>(
  select: (snapshot: SnapshotFrom<typeof profileMachine>) => Selected,
): Selected {
  return useSelector(useProfileActor(), select)
}
