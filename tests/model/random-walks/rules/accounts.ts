import type { changePasswordMachine } from '../../../../machines/change-password/change-password.machine.ts'
import type { forgotPasswordMachine } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import type { lineSignInMachine } from '../../../../machines/line-sign-in/line-sign-in.machine.ts'
import type { otpMachine } from '../../../../machines/otp/otp.machine.ts'
import type { registrationMachine } from '../../../../machines/registration/registration.machine.ts'
import { always, type Chance, emittedBy, type Move, type Rule, startedBy } from '@phaen/statecharts'

type Otp = typeof otpMachine
type Registration = typeof registrationMachine
type ForgotPassword = typeof forgotPasswordMachine
type LineSignIn = typeof lineSignInMachine
type ChangePassword = typeof changePasswordMachine

export const otpRules: Rule<Otp>[] = [
  {
    says: 'a code is tried only while it is good, and never more often than the server allows',
    watch: () => {
      let before: { now: number; expiresAt: number; attemptsLeft: number } | undefined
      return (moment) => {
        const { context } = moment.snapshot
        if (before && startedBy(moment).some(({ id }) => id === 'confirmCode')) {
          if (before.now >= before.expiresAt) return 'it has run out'
          if (before.attemptsLeft <= 0) return 'no try is left'
        }
        before = context
        return undefined
      }
    },
  },
  {
    says: 'no code is asked for before the countdown is over',
    watch: () => {
      let resendAt = 0
      let now = 0
      return (moment) => {
        const asked = startedBy(moment).some(({ id }) => id === 'requestCode')
        if (asked && 'send' in moment.move && now < resendAt) return `${resendAt - now} ms too early`
        ;({ resendAt, now } = moment.context)
        return undefined
      }
    },
  },
  always('tries are never fewer than none', ({ context }) =>
    context.attemptsLeft < 0 ? `${context.attemptsLeft}` : undefined,
  ),
]

export const registrationRules: Rule<Registration>[] = [
  {
    says: 'nobody is registered twice, or without a code and a consent',
    watch: () => {
      let isDone = false
      return (moment) => {
        const { context } = moment.snapshot
        if (startedBy(moment).some(({ id }) => id === 'register')) {
          if (isDone) return 'the account exists already'
          if (context.proof === undefined) return 'no code was confirmed'
          if (!context.hasConsent) return 'there is no consent'
        }
        if (emittedBy(moment).some(({ type }) => type === 'registration.done')) isDone = true
        return undefined
      }
    },
  },
  always(
    'a confirmed code counts for the login that confirmed it',
    ({ actors, context: { proof, userName } }) =>
      actors.some(({ id }) => id === 'register') && proof?.userName !== userName
        ? `${proof?.userName} for ${userName}`
        : undefined,
  ),
  always('the password is gone when all is done', ({ context, snapshot }) =>
    snapshot.status === 'done' && context.password !== '' ? 'it is still held' : undefined,
  ),
]

export const forgotPasswordRules: Rule<ForgotPassword>[] = [
  always('no password is kept', ({ snapshot }) =>
    JSON.stringify(snapshot.context).includes('Acrylic') ? 'the context holds it' : undefined,
  ),
  always('a password is set only with a confirmed code', ({ actors, context }) =>
    actors.some(({ src }) => src.startsWith('reset')) && context.otp === '' ? 'there is none' : undefined,
  ),
]

export const lineSignInRules: Rule<LineSignIn>[] = [
  always('an account at LINE is linked only with a confirmed code', ({ actors, context }) =>
    actors.some(({ src }) => src === 'link') && (context.otp === '' || context.lineLinkToken === '')
      ? 'one of the two is missing'
      : undefined,
  ),
  always('no code is left when all is done', ({ context, snapshot }) =>
    snapshot.status === 'done' && context.otp !== '' ? 'it is still held' : undefined,
  ),
]

export const changePasswordRules: Rule<ChangePassword>[] = [
  always('no password is left when all is done', ({ context, snapshot }) =>
    snapshot.status === 'done' && `${context.oldPassword}${context.newPassword}` !== ''
      ? 'one is left'
      : undefined,
  ),
  {
    says: 'a password is changed once',
    watch: () => {
      let times = 0
      return (moment) => {
        times += emittedBy(moment).filter(({ type }) => type === 'password.changed').length
        return times > 1 ? `${times} times` : undefined
      }
    },
  },
]

/** Time goes on with each tick, by half a second up to five seconds. */
export const goingClock = () => {
  let now = 0
  return (move: Move, chance: Chance): Move => {
    if ('start' in move) now = 0
    const isTick =
      ('send' in move && move.send.type === 'clock.tick') ||
      ('says' in move && move.says.type === 'clock.tick')
    if (!isTick) return move
    now += 500 * chance.upTo(10)
    return { send: { type: 'clock.tick', now } }
  }
}
