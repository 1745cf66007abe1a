import { createActor, type Actor } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { LoadingActor } from '../../flows/loading/use-loading.ts'
import { endSessionOnServer, signInWith } from '../../flows/session/session-effects.ts'
import { summaryOf } from '../../flows/session/token-summary.ts'
import { readTokensIn, refreshWith, takeLockOf } from '../../flows/token-refresh/token-refresh-effects.ts'
import type { RefusedRequests } from '../../flows/token-refresh/refused-requests.ts'
import type { ComposeOptions } from './compose-options.ts'
import { wallClock } from '../../lib/browser/wall-clock.ts'
import { forwardEvent } from './forward.ts'

interface TokenRefreshDeps extends Pick<ComposeOptions, 'cookies' | 'lock' | 'goHome' | 'inspect'> {
  /** The API client of the token refresh. */
  client: ShopClient
  refusedRequests: RefusedRequests
}

/** The flow that handles a 401. */
export function composeTokenRefresh({
  client,
  cookies,
  lock,
  goHome,
  refusedRequests,
  inspect,
}: TokenRefreshDeps): Actor<typeof tokenRefreshMachine> {
  return createActor(
    tokenRefreshMachine.provide({
      actors: {
        takeLock: takeLockOf(lock),
        readTokens: readTokensIn(cookies, refusedRequests.sentWith),
        refresh: refreshWith(client, cookies),
      },
      actions: {
        removeAccessToken: () => cookies.removeAccessToken(),
        storeTokens: (_, tokens) => cookies.store(tokens),
        clearTokens: () => cookies.clear(),
        releaseLock: () => lock.release(),
        goHome: () => goHome(),
      },
    }),
    { id: 'tokenRefresh', inspect },
  )
}

interface SessionDeps extends Pick<ComposeOptions, 'cookies' | 'inspect'> {
  client: ShopClient
  loading: LoadingActor
}

/** The flow that knows which customer is signed in. */
export function composeSession({
  client,
  cookies,
  loading,
  inspect,
}: SessionDeps): Actor<typeof sessionMachine> {
  return createActor(
    sessionMachine.provide({
      actors: { signIn: signInWith(client) },
      actions: {
        storeTokens: (_, tokens) => cookies.store(tokens),
        clearTokens: () => cookies.signOut(),
        showLoading: ({ self }) => forwardEvent(self, loading, { type: 'loading.start' }),
        // An action runs before its flow takes the new state. The page first shows that nobody is signed in.
        hideLoading: ({ self }) =>
          setTimeout(() => {
            if (loading.getSnapshot().status === 'active')
              forwardEvent(self, loading, { type: 'loading.stop' })
          }),
        endSessionOnServer: () => {
          // Another tab may have taken the token away, and without it the server does not know which session to end.
          if (cookies.read().accessToken) endSessionOnServer(client)
        },
      },
    }),
    // The wait after too many tries.
    { id: 'session', input: { cookies: summaryOf(cookies.read()) }, inspect, clock: wallClock },
  )
}
