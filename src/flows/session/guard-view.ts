import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'

export type GuardView = 'open' | 'waiting' | 'ranOut' | 'closed'

/**
 * What a route for the signed-in does: a refresh under way keeps the page open, a start that is not decided yet waits,
 * and a session that ran out by itself is something else than nobody being signed in.
 */
export function guardView(snapshot: SnapshotFrom<typeof sessionMachine>): GuardView {
  if (snapshot.hasTag('signedIn')) return 'open'
  if (snapshot.hasTag('undecided')) return 'waiting'
  return snapshot.matches({ signedOut: 'ranOut' }) ? 'ranOut' : 'closed'
}
