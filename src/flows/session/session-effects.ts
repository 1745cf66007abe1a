import { fromPromise } from 'xstate'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { customerIdOf } from '../../lib/customer-id.ts'
import type { TokenPair } from '../../lib/browser/session-cookies.ts'

interface SignedIn extends TokenPair {
  customerId: string | undefined
}

/** Asks quietly, because the dialog shows that it waits, and stays open to being closed. */
export const signInWith = (client: ShopClient) =>
  fromPromise<SignedIn, { userName: string; password: string }>(async ({ input, signal }) => {
    const tokens = await dataOf(client.quiet.POST('/api/accounts/signin', { body: input, signal }))
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      customerId: customerIdOf(tokens.access_token),
    }
  })

/** Signing out does not wait for this request; `keepalive` lets it finish when the page closes. */
export function endSessionOnServer(client: ShopClient): void {
  client.quiet.POST('/api/accounts/signout', { keepalive: true }).catch(() => undefined)
}
