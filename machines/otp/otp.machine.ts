import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf, retryAfterOf } from '../problem.ts'

export const otpReasons = [
  'register',
  'forgotPassword',
  'changePassword',
  'confirmOrder',
  'linkLine',
] as const
export type OtpReason = (typeof otpReasons)[number]

/** A code that the server has just sent. Times are milliseconds of this device's clock. */
export interface NewCode {
  refCode: string
  expiresAt: number
  resendAt: number
}

/** The state of a code stored across reloads, without its digits. A code with no attempts left is locked. */
export interface SentCode extends NewCode {
  userName: string
  reason: OtpReason
  attemptsLeft: number
}

const sixDigits = /^\d{6}$/
const triesPerCode = 5

/** The server's count takes precedence, because another tab may have used some attempts. */
const attemptsLeftAfter = (error: unknown, before: number): number =>
  typeof error === 'object' &&
  error !== null &&
  'attemptsLeft' in error &&
  typeof error.attemptsLeft === 'number'
    ? error.attemptsLeft
    : Math.max(0, before - 1)

const notProvided = (what: string): never => {
  throw new Error(`otp: ${what} is not provided`)
}

/** Rounds the countdown up, so that 0 is shown only when the moment is reached. */
const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000))

/** Returns the seconds until a new code may be requested. */
export const secondsToResend = (times: { now: number; resendAt: number }): number =>
  secondsUntil(times.resendAt, times.now)

/** Returns the seconds until the code may be sent to the server again. */
export const secondsToConfirm = (times: { now: number; confirmAt: number }): number =>
  secondsUntil(times.confirmAt, times.now)

/** Whether the code that was sent last is still valid, even if a request for another one failed. */
export const isCodeGood = (code: { now: number; expiresAt: number; attemptsLeft: number }): boolean =>
  code.expiresAt > code.now && code.attemptsLeft > 0

const sentCodeOf = (context: SentCode): SentCode => {
  const { userName, reason, refCode, expiresAt, resendAt, attemptsLeft } = context
  return { userName, reason, refCode, expiresAt, resendAt, attemptsLeft }
}

/**
 * Requests and confirms a one-time code. Spec part 4, OTP: resend countdown, reference code, expiry.
 * The clock is an actor that sends the time each second. The state of a sent code is stored outside the machine
 * and recalled after a reload, so that the countdown continues and a locked code stays locked. Requests and
 * attempts have separate rate limits, each with its own countdown.
 */
export const otpMachine = setup({
  types: {} as {
    context: SentCode & {
      now: number
      /** When a code may be sent to the server again. */
      confirmAt: number
      otp: string
      errorCode: string | undefined
    }
    input: { userName: string; reason: OtpReason }
    output: { otp: string; refCode: string }
    events: { type: 'otp.submit'; otp: string } | { type: 'otp.resend' } | { type: 'clock.tick'; now: number }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    clock: fromCallback(() => notProvided("the actor 'clock'")),
    recallCode: fromPromise<SentCode | null, { userName: string; reason: OtpReason }>(() =>
      notProvided("the actor 'recallCode'"),
    ),
    requestCode: fromPromise<NewCode, { userName: string; reason: OtpReason }>(() =>
      notProvided("the actor 'requestCode'"),
    ),
    confirmCode: fromPromise<void, { userName: string; otp: string; refCode: string; reason: OtpReason }>(
      () => notProvided("the actor 'confirmCode'"),
    ),
  },
  guards: {
    isStillOfUse: ({ context: { userName, reason, now } }, { code }: { code: SentCode | null }) =>
      code !== null &&
      code.userName === userName &&
      code.reason === reason &&
      code.refCode !== '' &&
      Math.max(code.expiresAt, code.resendAt) > now,
    canBeTried: ({ context }, params: { otp: string }) =>
      sixDigits.test(params.otp) && isCodeGood(context) && secondsToConfirm(context) === 0,
    resendIsDue: ({ context }) => secondsToResend(context) === 0,
    confirmIsDue: ({ context }) => secondsToConfirm(context) === 0,
    hasToWaitToConfirm: ({ context }) => secondsToConfirm(context) > 0,
    hasNoCode: ({ context }) => context.refCode === '',
    hasExpired: ({ context }) => context.now >= context.expiresAt,
    hasNoTryLeft: ({ context }) => context.attemptsLeft === 0,
    isInvalid: (_, params: { error: unknown }) => codeOf(params.error) === 'OTP_INVALID',
    isExpired: (_, params: { error: unknown }) => codeOf(params.error) === 'OTP_EXPIRED',
    isLocked: (_, params: { error: unknown }) => codeOf(params.error) === 'OTP_LOCKED',
    isRateLimited: (_, params: { error: unknown }) => codeOf(params.error) === 'RATE_LIMITED',
  },
  actions: {
    setClock: assign({ now: (_, params: { now: number }) => params.now }),
    takeCode: assign((_, params: { code: SentCode | null }) => ({ ...params.code })),
    takeNewCode: assign((_, params: { code: NewCode }) => ({
      ...params.code,
      attemptsLeft: triesPerCode,
    })),
    setOtp: assign({ otp: (_, params: { otp: string }) => params.otp }),
    countWrongTry: assign({
      attemptsLeft: ({ context }, params: { error: unknown }) =>
        attemptsLeftAfter(params.error, context.attemptsLeft),
    }),
    endCode: assign({ expiresAt: 0, errorCode: 'OTP_EXPIRED' }),
    lockCode: assign({ attemptsLeft: 0, errorCode: 'OTP_LOCKED' }),
    waitToResend: assign({
      resendAt: ({ context }, params: { error: unknown }) => context.now + retryAfterOf(params.error) * 1000,
    }),
    waitToConfirm: assign({
      confirmAt: ({ context }, params: { error: unknown }) => context.now + retryAfterOf(params.error) * 1000,
    }),
    limitTries: assign({ errorCode: 'RATE_LIMITED' }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    rememberCode: (_, _params: SentCode) => notProvided("the action 'rememberCode'"),
    dropCode: (_, _params: { userName: string; reason: OtpReason }) => notProvided("the action 'dropCode'"),
  },
}).createMachine({
  id: 'otp',
  description: 'One code, from the request to its confirmation.',
  context: ({ input }) => ({
    userName: input.userName,
    reason: input.reason,
    now: 0,
    refCode: '',
    expiresAt: 0,
    resendAt: 0,
    attemptsLeft: 0,
    confirmAt: 0,
    otp: '',
    errorCode: undefined,
  }),
  output: ({ context }) => ({ otp: context.otp, refCode: context.refCode }),
  invoke: { id: 'clock', src: 'clock' },
  on: {
    'clock.tick': {
      description: 'The time, at the start and then each second.',
      actions: { type: 'setClock', params: ({ event }) => ({ now: event.now }) },
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Was a code sent before the page was loaded again?',
      meta: { ignores: { 'otp.*': 'Whether a code was sent is not known yet.' } },
      tags: 'pending',
      invoke: {
        id: 'recallCode',
        src: 'recallCode',
        input: ({ context }) => ({ userName: context.userName, reason: context.reason }),
        onDone: [
          {
            description: 'It is still good, or locked, or too young for another one: go on with it.',
            guard: { type: 'isStillOfUse', params: ({ event }) => ({ code: event.output }) },
            target: 'waiting',
            actions: { type: 'takeCode', params: ({ event }) => ({ code: event.output }) },
          },
          { description: 'None, or too old: ask for one.', target: 'requesting' },
        ],
        onError: {
          description: 'The memory cannot be read: ask for a new one.',
          target: 'requesting',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    requesting: {
      description: 'The server sends a code by SMS or e-mail.',
      meta: {
        ignores: {
          'otp.submit': 'Another code may replace the one that was typed at any moment.',
          'otp.resend': 'A code is being asked for already.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ userName: context.userName, reason: context.reason }),
        onDone: {
          description: 'A code is on its way; the resend countdown begins.',
          target: 'waiting',
          actions: [
            { type: 'takeNewCode', params: ({ event }) => ({ code: event.output }) },
            'clearError',
            { type: 'rememberCode', params: ({ context }) => sentCodeOf(context) },
          ],
        },
        onError: [
          {
            description: 'Asked too often; the server says how long to wait.',
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.requestLimited',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'waitToResend', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'The code could not be sent.',
            target: 'waiting.notSent',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      description: 'The turn is with the person: type the code, or ask for a new one.',
      meta: { spec: ['R4.46', 'R9.21'] },
      initial: 'settling',
      on: {
        'otp.submit': {
          description: 'Six digits, for a code that is still good, unless it was tried too often.',
          guard: { type: 'canBeTried', params: ({ event }) => ({ otp: event.otp }) },
          target: 'confirming',
          actions: ['clearError', { type: 'setOtp', params: ({ event }) => ({ otp: event.otp }) }],
        },
        'otp.resend': {
          description: 'A new code, once the countdown is at 0.',
          guard: 'resendIsDue',
          target: 'requesting',
          actions: 'clearError',
        },
      },
      states: {
        settling: {
          description: 'What is there to wait for?',
          always: [
            { description: 'No code was ever sent.', guard: 'hasNoCode', target: 'noCode' },
            { description: 'It was tried too often before.', guard: 'hasNoTryLeft', target: 'locked' },
            { description: 'Its time is over.', guard: 'hasExpired', target: 'expired' },
            {
              description: 'It cannot be tried yet.',
              guard: 'hasToWaitToConfirm',
              target: 'confirmLimited',
            },
            { description: 'For the code that was sent.', target: 'awaitingCode' },
          ],
        },
        noCode: { description: 'No code was sent; one may be asked for.' },
        awaitingCode: {
          description: 'The code was sent; its reference and the countdown show.',
          meta: { spec: ['R4.47'] },
          always: { description: 'Its time is over.', guard: 'hasExpired', target: 'expired' },
        },
        invalid: {
          description: 'The code was wrong; the tries that are left show.',
          tags: 'failed',
          entry: { type: 'rememberCode', params: ({ context }) => sentCodeOf(context) },
          always: [
            { description: 'That was the last try.', guard: 'hasNoTryLeft', target: 'locked' },
            { description: 'Its time is over.', guard: 'hasExpired', target: 'expired' },
          ],
        },
        confirmFailed: {
          description: 'The server gave no answer about the code: it may be sent again.',
          tags: 'failed',
          always: { description: 'Its time is over.', guard: 'hasExpired', target: 'expired' },
        },
        expired: {
          description: 'The code is too old.',
          meta: { spec: ['R4.48'] },
          tags: 'failed',
          entry: ['endCode', { type: 'rememberCode', params: ({ context }) => sentCodeOf(context) }],
        },
        locked: {
          description: 'Too many wrong codes: only a new one helps.',
          tags: 'failed',
          entry: ['lockCode', { type: 'rememberCode', params: ({ context }) => sentCodeOf(context) }],
        },
        notSent: {
          description: 'No new code could be sent; an earlier one may still be typed.',
          tags: 'failed',
        },
        requestLimited: {
          description:
            'Codes were asked for too often: the resend countdown says when to ask again. An earlier code that is still good may be typed.',
          tags: 'failed',
          entry: { type: 'rememberCode', params: ({ context }) => sentCodeOf(context) },
          always: {
            description: 'A code may be asked for again.',
            guard: 'resendIsDue',
            target: 'settling',
            actions: 'clearError',
          },
        },
        confirmLimited: {
          description: 'Codes were tried too often: a countdown of its own says when to try again.',
          tags: 'failed',
          entry: 'limitTries',
          always: [
            { description: 'The time of the code is over.', guard: 'hasExpired', target: 'expired' },
            {
              description: 'The code may be tried again.',
              guard: 'confirmIsDue',
              target: 'awaitingCode',
              actions: 'clearError',
            },
          ],
        },
      },
    },
    confirming: {
      description: 'The server checks the code.',
      meta: {
        ignores: {
          'otp.submit': 'A code is being checked already.',
          'otp.resend': 'Another code would replace the one that is being checked.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context: { userName, otp, refCode, reason } }) => ({ userName, otp, refCode, reason }),
        onDone: {
          description: 'It is right.',
          target: 'confirmed',
          actions: {
            type: 'dropCode',
            params: ({ context: { userName, reason } }) => ({ userName, reason }),
          },
        },
        onError: [
          {
            description: 'Wrong code.',
            guard: { type: 'isInvalid', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.invalid',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'countWrongTry', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'The code is too old by the clock of the server.',
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.expired',
          },
          {
            description: 'Too many wrong codes.',
            guard: { type: 'isLocked', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.locked',
          },
          {
            description: 'Tried too often; the server says how long to wait.',
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.confirmLimited',
            actions: { type: 'waitToConfirm', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'waiting.confirmFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    confirmed: { description: 'The code is right: code and reference are handed over.', type: 'final' },
  },
})
