import { fromPromise } from 'xstate'
import { dataOf, ShopProblem } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { SessionCookies, TokenPair } from '../../../lib/session-cookies.ts'

/**
 * Exchanges the refresh token for a new pair of tokens. `client` is a separate client that sends no access
 * token and requests no refresh when it is refused. If another tab changed the cookies in the meantime, the
 * response concerns outdated tokens.
 */
export function refreshWith(client: ShopClient, cookies: SessionCookies) {
  return fromPromise<TokenPair>(async ({ signal }) => {
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
}
