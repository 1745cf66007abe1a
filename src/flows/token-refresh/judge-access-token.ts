import { jwtDecode } from 'jwt-decode'

export type AccessTokenJudgement = 'valid' | 'expired' | 'undecodable' | 'missing'

/**
 * Compares the `exp` claim with the current time, as part 5 of the specification requires. A token that cannot
 * be decoded counts as expired.
 */
export function judgeAccessToken(token: string | undefined, now: number): AccessTokenJudgement {
  if (token === undefined) return 'missing'
  const expiry = expiryOf(token)
  if (expiry === undefined) return 'undecodable'
  return expiry * 1000 > now ? 'valid' : 'expired'
}

function expiryOf(token: string): number | undefined {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' ? exp : undefined
  } catch {
    return undefined
  }
}
