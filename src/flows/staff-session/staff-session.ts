import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { staffSessionMachine } from '../../../machines/staff-session/staff-session.machine.ts'
import { dataOf, ShopProblem, type ProblemCode } from '../../api/problem.ts'
import type { RefreshGate, ShopClient } from '../../api/shop-client.ts'
import { wallClock } from '../../lib/browser/wall-clock.ts'

export type StaffSessionActor = ActorRefFrom<typeof staffSessionMachine>

/** Lives as long as the office's page. Its own requests are not to wait for a sign-in. */
export function openStaffSession(client: ShopClient): StaffSessionActor {
  const logic = staffSessionMachine.provide({
    actors: {
      whoAmI: fromPromise(({ signal }) => dataOf(client.GET('/api/office/me', { signal }))),
      signIn: fromPromise(async ({ input: { code, ...typed }, signal }) => {
        const body = { ...typed, ...(code !== undefined && { code }) }
        await dataOf(client.POST('/api/office/signin', { body, signal }))
      }),
      signOut: fromPromise(async ({ signal }) => {
        await dataOf(client.POST('/api/office/signout', { signal }))
      }),
    },
  })
  return createActor(logic, { clock: wallClock }).start()
}

/**
 * A request that finds its session ended waits until somebody is signed in. The same person goes on as if nothing had
 * happened; nothing is done in the name of another one. Where nobody can say whether the session lives, the request fails.
 */
export function sessionGate(session: StaffSessionActor): RefreshGate {
  return {
    refused() {
      const before = session.getSnapshot().context.staff?.id
      session.send({ type: 'session.lost' })
      return new Promise((resolve, reject) => {
        const waiting = session.subscribe((snapshot) => {
          if (!snapshot.matches('signedIn')) return
          waiting.unsubscribe()
          const { staff, errorCode } = snapshot.context
          if (snapshot.matches({ signedIn: 'resting' })) resolve(staff?.id === before ? 'repeat' : 'giveUp')
          // The code comes from the API client, which rejected the question with it.
          else reject(new ShopProblem(errorCode as ProblemCode))
        })
      })
    },
    answered: () => undefined,
  }
}
