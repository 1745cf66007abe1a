import { fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../../../machines/session/session.machine.ts'

type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Lets the session sign the new customer in, and waits for the outcome. */
export function signInBy(session: SessionActor) {
  return fromPromise<void, { userName: string; password: string }>(async ({ input, signal }) => {
    // Somebody else signed in meanwhile, in another tab.
    if (session.getSnapshot().hasTag('signedIn')) throw { code: 'BAD_CREDENTIALS' }
    session.send({ type: 'signIn.submit', ...input })
    const outcome = await waitFor(session, (snapshot) => !snapshot.matches('signingIn'), { signal })
    if (!outcome.hasTag('signedIn')) throw { code: outcome.context.errorCode ?? 'INTERNAL' }
  })
}
