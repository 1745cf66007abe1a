import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'

export type GuardView = 'open' | 'waiting' | 'ranOut' | 'closed'

/**
 * How a guarded route responds to the session: the page stays open during a token refresh, waits while the
 * session is undecided, and distinguishes an expired session from a visitor who is not signed in.
 */
export function guardView(snapshot: SnapshotFrom<typeof sessionMachine>): GuardView {
  if (snapshot.hasTag('signedIn')) return 'open'
  if (snapshot.hasTag('undecided')) return 'waiting'
  return snapshot.matches({ signedOut: 'ranOut' }) ? 'ranOut' : 'closed'
}
