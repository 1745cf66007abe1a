import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { customerIdOf } from '../../../lib/customer-id.ts'
import type { TokenPair } from '../../../lib/session-cookies.ts'

interface SignedIn extends TokenPair {
  customerId: string | undefined
}

/** The dialog shows that it waits, and stays open to being closed. */
export function signInWith(client: ShopClient) {
  return fromPromise<SignedIn, { userName: string; password: string }>(async ({ input, signal }) => {
    const tokens = await dataOf(client.quiet.POST('/api/accounts/signin', { body: input, signal }))
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      customerId: customerIdOf(tokens.access_token),
    }
  })
}
