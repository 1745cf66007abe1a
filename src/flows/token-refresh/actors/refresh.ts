import { fromPromise } from 'xstate'
import { dataOf, ShopProblem } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { SessionCookies, TokenPair } from '../../../lib/session-cookies.ts'

/**
 * Exchanges the refresh token for two new ones, by a client of its own that sends no access token and does not ask for
 * a refresh when it is refused. Whatever the answer, another tab may have changed the cookies meanwhile, and then the
 * answer is about tokens that do not count any more.
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
    // Another tab signed out: new tokens would undo that.
    if (held.refreshToken === undefined) throw new ShopProblem('UNAUTHORIZED')
    // Another tab signed in, perhaps another customer.
    if (held.refreshToken !== refreshToken && held.accessToken !== undefined) {
      return { accessToken: held.accessToken, refreshToken: held.refreshToken }
    }
    const tokens = await exchange
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  })
}
