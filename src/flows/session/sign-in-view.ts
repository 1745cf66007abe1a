import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export type SignInView =
  | 'open'
  | 'signingIn'
  | 'refused'
  | 'inactive'
  | 'rateLimited'
  | 'offline'
  | 'failed'
  | 'ranOut'

const refusals = ['refused', 'inactive', 'rateLimited', 'ranOut'] as const

/** How the sign-in form shows the session. */
export function signInView(snapshot: SessionSnapshot): SignInView {
  if (snapshot.matches('signingIn')) return 'signingIn'
  if (snapshot.matches({ signedOut: 'failed' }))
    return snapshot.context.errorCode === 'OFFLINE' ? 'offline' : 'failed'
  return refusals.find((signedOut) => snapshot.matches({ signedOut })) ?? 'open'
}

const deadlines = new WeakMap<object, number>()

/**
 * When the next try is allowed, in milliseconds since 1970. The machine has no clock, so the wait begins when this
 * is first asked; while it lasts the context does not change, and a dialog that is reopened finds the same time.
 */
export function retryDeadline({ context }: SessionSnapshot): number {
  const deadline = deadlines.get(context) ?? Date.now() + context.retryAfterSeconds * 1000
  deadlines.set(context, deadline)
  return deadline
}
