import type { CodePurpose } from './secrets.ts'

export const resendAfterSeconds = 60
const limits = [
  { max: 5, seconds: 60 * 60 },
  { max: 10, seconds: 24 * 60 * 60 },
]

/** Number of earlier codes that the limits consider. */
export const codesLookedAt = Math.max(...limits.map(({ max }) => max))

interface EarlierCode {
  reason: CodePurpose['reason']
  /** In seconds. */
  age: number
}

/**
 * Seconds that a user still has to wait for another code; 0 when it may be sent now. The short wait applies to the same
 * purpose: a customer who has just registered may change the password at once. `earlier` has the newest first.
 */
export function secondsToWait(earlier: EarlierCode[], reason: CodePurpose['reason']): number {
  const last = earlier.find((one) => one.reason === reason)
  const waits = limits.map(({ max, seconds }) => restOf(seconds, earlier[max - 1]))
  return Math.ceil(Math.max(0, restOf(resendAfterSeconds, last), ...waits))
}

const restOf = (seconds: number, code: EarlierCode | undefined) => (code ? seconds - code.age : 0)
