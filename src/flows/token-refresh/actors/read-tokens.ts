import { fromPromise } from 'xstate'
import type { HeldTokens } from '../../../../machines/token-refresh/token-refresh.machine.ts'
import type { SessionCookies } from '../../../lib/session-cookies.ts'
import { judgeAccessToken } from '../judge-access-token.ts'

/** `sentWith` returns the access token that a refused request was sent with. */
export function readTokensIn(cookies: SessionCookies, sentWith: (id: string) => string | undefined) {
  return fromPromise<HeldTokens, { waiting: string[] }>(async ({ input }) => {
    const { accessToken, refreshToken } = cookies.read()
    const judgement = judgeAccessToken(accessToken, Date.now())
    const wasRefused = input.waiting.some((id) => sentWith(id) === accessToken)
    return {
      refreshToken: refreshToken !== undefined,
      accessToken: judgement === 'valid' ? (wasRefused ? 'refused' : 'replaced') : judgement,
    }
  })
}
