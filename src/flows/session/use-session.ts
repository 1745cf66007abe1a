import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { standingFlow } from '../../lib/standing-flows.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** @public For `session.send({ type: 'signIn.submit', ... })`, `{ type: 'signIn.dismiss' }` and `{ type: 'signOut' }`. */
export const useSessionActor = standingFlow<typeof sessionMachine>('session')

export function useSession<Selected>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected,
): Selected {
  return useSelector(useSessionActor(), select)
}

/** Does the page treat the visitor as a customer? While tokens are exchanged and during a sign-out it does. */
export const isSignedIn = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.hasTag('signedIn')
