import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const SessionActorContext = createContext<SessionActor | null>(null)

/** @public For `session.send({ type: 'signIn.submit', ... })`, `{ type: 'signIn.dismiss' }` and `{ type: 'signOut' }`. */
export function useSessionActor(): SessionActor {
  const actor = useContext(SessionActorContext)
  if (!actor) throw new Error('No session actor above this component')
  return actor
}

export function useSession<Selected>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected,
): Selected {
  return useSelector(useSessionActor(), select)
}
