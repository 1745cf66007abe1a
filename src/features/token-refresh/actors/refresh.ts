import { fromPromise } from 'xstate'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf, ShopProblem } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import type { SessionCookies, TokenPair } from '../../../lib/session-cookies.ts'

export function refreshWith(client: ShopClient, cookies: SessionCookies) {
  return fromPromise<TokenPair>(async ({ signal }) => {
    const { refreshToken } = cookies.read()
    if (refreshToken === undefined) throw new ShopProblem('UNAUTHORIZED')
    const tokens = await dataOf(
      client.POST('/api/accounts/token-refresh', {
        params: { header: { hasMessage: 'false' } },
        body: { refreshToken },
        headers: withoutOverlay,
        signal,
      }),
    )
    // Another tab signed out meanwhile: new tokens would undo that.
    if (cookies.read().refreshToken === undefined) throw new ShopProblem('UNAUTHORIZED')
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  })
}
