import type { TokenCookies } from '../../../machines/session/session.machine.ts'
import { customerIdOf } from '../../lib/customer-id.ts'
import type { TokenPair } from '../../lib/session-cookies.ts'

/** What the session may know of the cookies: which tokens there are and whose they are, but not the tokens. */
export function summaryOf({ accessToken, refreshToken }: Partial<TokenPair>): TokenCookies {
  return {
    accessToken: accessToken !== undefined,
    refreshToken: refreshToken !== undefined,
    customerId: customerIdOf(accessToken),
  }
}
