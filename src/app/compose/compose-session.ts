import { createActor, type Actor } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { LoadingActor } from '../../features/loading/use-loading.ts'
import { refreshTokensBy } from '../../features/session/actors/refresh-tokens.ts'
import { signInWith } from '../../features/session/actors/sign-in.ts'
import { endSessionOnServer } from '../../features/session/end-session-on-server.ts'
import { lookAtTokensIn } from '../../features/token-refresh/actors/look-at-tokens.ts'
import { refreshWith } from '../../features/token-refresh/actors/refresh.ts'
import { takeLockOf } from '../../features/token-refresh/actors/take-lock.ts'
import type { RefusedRequests } from '../../features/token-refresh/refused-requests.ts'
import type { ComposeOptions } from './compose-options.ts'

interface Around extends Pick<ComposeOptions, 'cookies' | 'lock' | 'goHome' | 'whenLive' | 'inspect'> {
  client: ShopClient
  loading: LoadingActor
  refusals: RefusedRequests
}

/** Who is signed in, and what a 401 leads to: the two know of each other by what they tell. */
export function composeSession({ client, cookies, lock, loading, refusals, ...around }: Around): {
  session: Actor<typeof sessionMachine>
  tokenRefresh: Actor<typeof tokenRefreshMachine>
} {
  const { inspect } = around
  const tokenRefresh = createActor(
    tokenRefreshMachine.provide({
      actors: {
        takeLock: takeLockOf(lock),
        lookAtTokens: lookAtTokensIn(cookies, refusals.sentWith),
        refresh: refreshWith(client, cookies),
      },
      actions: {
        removeAccessToken: () => cookies.removeAccessToken(),
        storeTokens: (_, tokens) => cookies.store(tokens),
        clearTokens: () => cookies.clear(),
        releaseLock: () => lock.release(),
        goHome: () => around.goHome(),
      },
    }),
    { inspect },
  )
  const { accessToken, refreshToken } = cookies.read()
  const session = createActor(
    sessionMachine.provide({
      actors: {
        signIn: signInWith(client),
        refreshTokens: refreshTokensBy(tokenRefresh, around.whenLive),
      },
      actions: {
        storeTokens: (_, tokens) => cookies.store(tokens),
        clearTokens: () => cookies.clear(),
        showLoading: () => loading.send({ type: 'loading.start' }),
        hideLoading: () => loading.send({ type: 'loading.stop' }),
        endSessionOnServer: () => endSessionOnServer(client),
      },
    }),
    {
      input: {
        cookies: { accessToken: accessToken !== undefined, refreshToken: refreshToken !== undefined },
      },
      inspect,
    },
  )
  refusals.hand(tokenRefresh)
  tokenRefresh.on('refresh.started', () => session.send({ type: 'refresh.started' }))
  session.on('session.ended', () => tokenRefresh.send({ type: 'session.ended' }))
  return { session, tokenRefresh }
}
