import * as v from 'valibot'
import { otpReasons, type OtpReason, type SentCode } from '../../../machines/otp/otp.machine.ts'
import { listOf, stored } from '../../lib/browser/stored.ts'

interface CodeOwner {
  userName: string
  reason: OtpReason
}

/** The digits of a code are never stored. */
const codes = stored<SentCode[]>(
  'sent-codes',
  listOf(
    v.object({
      userName: v.string(),
      reason: v.picklist(otpReasons),
      refCode: v.string(),
      expiresAt: v.number(),
      resendAt: v.number(),
      attemptsLeft: v.number(),
    }),
  ),
  [],
  'sessionStorage',
)

/** Stores the state of a sent code in this tab, so that a reload continues its countdown. */
export function rememberCode(code: SentCode): void {
  const { userName, reason, refCode, expiresAt, resendAt, attemptsLeft } = code
  codes.write([...others(code), { userName, reason, refCode, expiresAt, resendAt, attemptsLeft }])
}

export function recallCode(owner: CodeOwner): SentCode | null {
  return codes.read().find((code) => isOf(code, owner)) ?? null
}

export function dropCode(owner: CodeOwner): void {
  codes.write(others(owner))
}

/** Leaves out codes that can neither be typed nor delay a request any more. */
const others = (owner: CodeOwner) =>
  codes.read().filter((code) => !isOf(code, owner) && Math.max(code.expiresAt, code.resendAt) > Date.now())

const isOf = (code: SentCode, { userName, reason }: CodeOwner) =>
  code.userName === userName && code.reason === reason
