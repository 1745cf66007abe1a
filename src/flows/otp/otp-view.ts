import {
  isCodeGood,
  secondsToConfirm,
  secondsToResend,
  type OtpReason,
} from '../../../machines/otp/otp.machine.ts'
import type { OtpActor, OtpSnapshot } from './otp-effects.ts'

/** The running flow of the one-time code. Each flow with such a step has it as its child `otp`, so the type is known. */
export const otpOf = ({ children }: { children: { otp?: unknown } }) => children.otp as OtpActor | undefined

/** What the step says about the code, apart from the countdown. */
export type CodeMessage =
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'failed'; code: string }
  | { kind: 'expired' }
  | { kind: 'locked' }
  | { kind: 'notSent'; code: string; isEarlierGood: boolean }
  | { kind: 'requestLimited'; until: number; isEarlierGood: boolean }
  | { kind: 'confirmLimited'; until: number }

export interface CodeView {
  userName: string
  reason: OtpReason
  /** Empty while no code was sent. */
  refCode: string
  expiresAt: number
  phase: 'sending' | 'typing' | 'checking'
  message: CodeMessage | undefined
  /** Whether typed digits would be accepted; otherwise the boxes are disabled. */
  takesDigits: boolean
  canResend: boolean
  /** Only another code helps, so that requesting one is the main action. */
  needsNewCode: boolean
  secondsToResend: number
  resendAt: number
  secondsToConfirm: number
  confirmAt: number
}

const sixDigits = '000000'

export function codeView(snapshot: OtpSnapshot): CodeView {
  const { context } = snapshot
  const isSending = snapshot.matches('recalling') || snapshot.matches('requesting')
  const isChecking = snapshot.matches('confirming')
  const isFirst = context.refCode === ''
  return {
    userName: context.userName,
    reason: context.reason,
    refCode: context.refCode,
    expiresAt: context.expiresAt,
    phase: isSending ? 'sending' : snapshot.matches('waiting') ? 'typing' : 'checking',
    message: messageOf(snapshot),
    takesDigits: snapshot.can({ type: 'otp.submit', otp: sixDigits }),
    canResend: snapshot.can({ type: 'otp.resend' }),
    // A code whose time ends while it is being checked may still be the right one.
    needsNewCode:
      !isCodeGood(context) && !isChecking && !(isSending && isFirst) && context.confirmAt <= context.now,
    secondsToResend: secondsToResend(context),
    resendAt: context.resendAt,
    secondsToConfirm: secondsToConfirm(context),
    confirmAt: context.confirmAt,
  }
}

function messageOf(snapshot: OtpSnapshot): CodeMessage | undefined {
  const { context } = snapshot
  const isIn = (waiting: 'invalid' | 'confirmFailed' | 'expired' | 'locked' | 'notSent') =>
    snapshot.matches({ waiting })
  const code = context.errorCode ?? 'INTERNAL'
  const isEarlierGood = isCodeGood(context)
  if (isIn('invalid')) return { kind: 'wrong', triesLeft: context.attemptsLeft }
  if (isIn('confirmFailed')) return { kind: 'failed', code }
  if (isIn('expired')) return { kind: 'expired' }
  if (isIn('locked')) return { kind: 'locked' }
  if (isIn('notSent')) return { kind: 'notSent', code, isEarlierGood }
  if (snapshot.matches({ waiting: 'requestLimited' }))
    return { kind: 'requestLimited', until: context.resendAt, isEarlierGood }
  if (snapshot.matches({ waiting: 'confirmLimited' }))
    return { kind: 'confirmLimited', until: context.confirmAt }
  return undefined
}
