import type { TokenCookies } from '../../../machines/session/session.machine.ts'
import { customerIdOf } from '../../lib/customer-id.ts'
import type { TokenPair } from '../../lib/session-cookies.ts'

/** Summarizes for the session which tokens exist and to which customer they belong, without the tokens. */
export function summaryOf({ accessToken, refreshToken }: Partial<TokenPair>): TokenCookies {
  return {
    accessToken: accessToken !== undefined,
    refreshToken: refreshToken !== undefined,
    customerId: customerIdOf(accessToken),
  }
}
