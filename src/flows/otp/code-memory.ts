import * as v from 'valibot'
import type { OtpReason, SentCode } from '../../../machines/otp/otp.machine.ts'

interface CodeOwner {
  userName: string
  reason: OtpReason
}

const storageKey = 'sent-codes'

/** The digits of a code are never stored. */
const keptSchema = v.array(
  v.object({
    userName: v.string(),
    reason: v.picklist(['register', 'forgotPassword', 'changePassword']),
    refCode: v.string(),
    expiresAt: v.number(),
    resendAt: v.number(),
    attemptsLeft: v.number(),
  }),
)

/** Stores the state of a sent code in this tab, so that a reload continues its countdown. */
export function rememberCode(code: SentCode): void {
  const { userName, reason, refCode, expiresAt, resendAt, attemptsLeft } = code
  write([...others(code), { userName, reason, refCode, expiresAt, resendAt, attemptsLeft }])
}

export function recallCode(owner: CodeOwner): SentCode | null {
  return read().find((kept) => isOf(kept, owner)) ?? null
}

export function dropCode(owner: CodeOwner): void {
  write(others(owner))
}

/** Leaves out codes that can neither be typed nor delay a request any more. */
const others = (owner: CodeOwner) =>
  read().filter((kept) => !isOf(kept, owner) && Math.max(kept.expiresAt, kept.resendAt) > Date.now())

const isOf = (kept: SentCode, { userName, reason }: CodeOwner) =>
  kept.userName === userName && kept.reason === reason

function read(): SentCode[] {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
    return kept.success ? kept.output : []
  } catch {
    // Storage is forbidden or does not hold valid JSON.
    return []
  }
}

function write(codes: SentCode[]): void {
  try {
    if (codes.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(codes))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is forbidden or full: after a reload a new code is requested.
  }
}
