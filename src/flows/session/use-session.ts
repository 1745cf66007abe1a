import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const useSessionActor = () => useAppActor<typeof sessionMachine>('session')

export function useSession<Selected>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected,
): Selected {
  return useSelector(useSessionActor(), select)
}

/** Whether the page treats the visitor as a customer, which includes a token refresh and a sign-out in progress. */
export const isSignedIn = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.hasTag('signedIn')

/** The customer, for flows that begin anew with another one; undefined for a guest. */
export const customerIn = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  isSignedIn(snapshot) ? (snapshot.context.customerId ?? '') : undefined

/** Signs the customer out, in every open tab. */
export function useSignOut(): () => void {
  const session = useSessionActor()
  return () => session.send({ type: 'signOut' })
}
