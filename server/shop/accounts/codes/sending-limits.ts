import type { CodePurpose } from './secrets.ts'

export const resendAfterSeconds = 60
const fromOneNetwork = [
  { max: 5, seconds: 60 * 60 },
  { max: 10, seconds: 24 * 60 * 60 },
]
/** Twice as many, so that somebody else who requests codes for a customer from one network uses up only half of them. */
const fromAllNetworks = fromOneNetwork.map(({ max, seconds }) => ({ max: 2 * max, seconds }))

export const codesLookedAt = Math.max(...fromAllNetworks.map(({ max }) => max))

interface EarlierCode {
  reason: CodePurpose['reason']
  /** In seconds. */
  age: number
  /** Whether the same network asked for it. */
  isFromHere: boolean
}

/**
 * Seconds that a user still has to wait for another code; 0 when it may be sent now. The short wait applies to the same
 * purpose: a customer who has just registered may change the password at once. `earlier` has the newest first.
 */
export function secondsToWait(earlier: EarlierCode[], reason: CodePurpose['reason']): number {
  const last = earlier.find((one) => one.reason === reason)
  const waitsOf = (limits: typeof fromOneNetwork, codes: EarlierCode[]) =>
    limits.map(({ max, seconds }) => restOf(seconds, codes[max - 1]))
  return Math.ceil(
    Math.max(
      0,
      restOf(resendAfterSeconds, last),
      ...waitsOf(fromAllNetworks, earlier),
      ...waitsOf(
        fromOneNetwork,
        earlier.filter(({ isFromHere }) => isFromHere),
      ),
    ),
  )
}

const restOf = (seconds: number, code: EarlierCode | undefined) => (code ? seconds - code.age : 0)
