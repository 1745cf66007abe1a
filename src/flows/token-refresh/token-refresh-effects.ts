import { fromPromise } from 'xstate'
import type { HeldTokens } from '../../../machines/token-refresh/token-refresh.machine.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { SessionCookies, TokenPair } from '../../lib/browser/session-cookies.ts'
import { judgeAccessToken } from './judge-access-token.ts'
import type { RefreshLock } from './refresh-lock.ts'

export const takeLockOf = (lock: RefreshLock) =>
  fromPromise<void>(() =>
    lock.take().catch(() => {
      throw new ShopProblem('INTERNAL')
    }),
  )

/** `sentWith` returns the access token that a refused request was sent with. */
export const readTokensIn = (cookies: SessionCookies, sentWith: (id: string) => string | undefined) =>
  fromPromise<HeldTokens, { waiting: string[] }>(async ({ input }) => {
    const { accessToken, refreshToken } = cookies.read()
    const judgement = judgeAccessToken(accessToken, Date.now())
    const wasRefused = input.waiting.some((id) => sentWith(id) === accessToken)
    return {
      refreshToken: refreshToken !== undefined,
      accessToken: judgement === 'valid' ? (wasRefused ? 'refused' : 'replaced') : judgement,
    }
  })

/**
 * Exchanges the refresh token for a new pair of tokens. `client` is a separate client that sends no access
 * token and requests no refresh when it is refused. If another tab changed the cookies in the meantime, the
 * response concerns outdated tokens.
 */
export const refreshWith = (client: ShopClient, cookies: SessionCookies) =>
  fromPromise<TokenPair>(async ({ signal }) => {
    const { refreshToken } = cookies.read()
    if (refreshToken === undefined) throw new ShopProblem('UNAUTHORIZED')
    const exchange = dataOf(
      client.POST('/api/accounts/token-refresh', {
        params: { header: { hasMessage: 'false' } },
        body: { refreshToken },
        signal,
      }),
    )
    await exchange.catch(() => undefined)

    const held = cookies.read()
    // Another tab signed out; storing new tokens would undo the sign-out.
    if (held.refreshToken === undefined) throw new ShopProblem('UNAUTHORIZED')
    // Another tab stored new tokens, possibly those of another customer.
    if (held.refreshToken !== refreshToken && held.accessToken !== undefined) {
      return { accessToken: held.accessToken, refreshToken: held.refreshToken }
    }
    const tokens = await exchange
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  })
