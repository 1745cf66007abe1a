import type { TokenCookies } from '../../../machines/session/session.machine.ts'
import { customerIdOf } from '../../lib/customer-id.ts'
import type { HeldCookies } from '../../lib/browser/session-cookies.ts'

/** Summarizes for the session which tokens exist and to which customer they belong, without the tokens. */
export function summaryOf({ accessToken, refreshToken, hasSignedOut }: HeldCookies): TokenCookies {
  return {
    accessToken: accessToken !== undefined,
    refreshToken: refreshToken !== undefined,
    customerId: customerIdOf(accessToken),
    ...(hasSignedOut && { hasSignedOut }),
  }
}

/** A refresh that found no tokens (`UNAUTHORIZED`) cannot say why: without a sign-out the session has run out. */
export function endOfRefresh(
  failed: { type: 'refresh.failed'; code: string },
  { hasSignedOut }: HeldCookies,
) {
  return failed.code === 'UNAUTHORIZED' && !hasSignedOut ? { ...failed, code: 'REFRESH_REFUSED' } : failed
}
