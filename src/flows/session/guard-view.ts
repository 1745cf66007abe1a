import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'

export type GuardView = 'open' | 'waiting' | 'ranOut' | 'closed'

/**
 * What a guarded route does: a refresh in progress keeps the page open, an undecided start waits,
 * and an expired session is distinguished from not being signed in.
 */
export function guardView(snapshot: SnapshotFrom<typeof sessionMachine>): GuardView {
  if (snapshot.hasTag('signedIn')) return 'open'
  if (snapshot.hasTag('undecided')) return 'waiting'
  return snapshot.matches({ signedOut: 'ranOut' }) ? 'ranOut' : 'closed'
}
