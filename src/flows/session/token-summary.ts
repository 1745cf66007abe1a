import type { TokenCookies } from '../../../machines/session/session.machine.ts'
import { customerIdOf } from '../../lib/customer-id.ts'
import type { TokenPair } from '../../lib/session-cookies.ts'

/** Tells the session which tokens exist and which customer they belong to, without the tokens themselves. */
export function summaryOf({ accessToken, refreshToken }: Partial<TokenPair>): TokenCookies {
  return {
    accessToken: accessToken !== undefined,
    refreshToken: refreshToken !== undefined,
    customerId: customerIdOf(accessToken),
  }
}
