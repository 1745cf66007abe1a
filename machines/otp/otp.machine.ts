import { assign, fromCallback, fromPromise, setup } from 'xstate'

export type OtpReason = 'register' | 'forgotPassword' | 'changePassword'

/** A code that was sent. Times are milliseconds of this device's clock. */
export interface SentCode {
  refCode: string
  expiresAt: number
  resendAt: number
  attemptsLeft: number
}

const sixDigits = /^\d{6}$/
const triesPerCode = 5

/** An actor rejects with `{ code }`; anything else is a mistake in the program and stops the flow loudly. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const retryAfterOf = (error: unknown): number =>
  typeof error === 'object' &&
  error !== null &&
  'retryAfterSeconds' in error &&
  typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds
    : 60

const notProvided = (what: string): never => {
  throw new Error(`otp: ${what} is not provided`)
}

/** The resend countdown as a person reads it; at 0 a new code may be asked for. */
export const secondsToResend = (times: { now: number; resendAt: number }): number =>
  Math.max(0, Math.ceil((times.resendAt - times.now) / 1000))

/**
 * A one-time code: asked for, typed, confirmed. Spec part 4, OTP: resend countdown, reference code, expiry.
 * The clock is an actor that tells the time each second; a code that was sent is kept outside and recalled after a
 * reload, so the countdown goes on where it was.
 */
export const otpMachine = setup({
  types: {} as {
    context: {
      userName: string
      reason: OtpReason
      now: number
      refCode: string
      expiresAt: number
      resendAt: number
      attemptsLeft: number
      otp: string
      errorCode: string | undefined
    }
    input: { userName: string; reason: OtpReason }
    output: { otp: string; refCode: string }
    events: { type: 'otp.submit'; otp: string } | { type: 'otp.resend' } | { type: 'clock.tick'; now: number }
    tags: 'pending' | 'failed'
    meta: { spec: string[] }
  },
  actors: {
    clock: fromCallback(() => notProvided("the actor 'clock'")),
    recallCode: fromPromise<SentCode | null, { userName: string; reason: OtpReason }>(() =>
      notProvided("the actor 'recallCode'"),
    ),
    requestCode: fromPromise<Omit<SentCode, 'attemptsLeft'>, { userName: string; reason: OtpReason }>(() =>
      notProvided("the actor 'requestCode'"),
    ),
    confirmCode: fromPromise<void, { userName: string; otp: string; refCode: string; reason: OtpReason }>(
      () => notProvided("the actor 'confirmCode'"),
    ),
  },
  guards: {
    isUsable: ({ context }, params: { code: SentCode | null }) =>
      params.code !== null && params.code.expiresAt > context.now && params.code.attemptsLeft > 0,
    canBeTried: ({ context }, params: { otp: string }) =>
      sixDigits.test(params.otp) && context.expiresAt > context.now && context.attemptsLeft > 0,
    resendIsDue: ({ context }) => secondsToResend(context) === 0,
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
    takeNewCode: assign((_, params: { code: Omit<SentCode, 'attemptsLeft'> }) => ({
      ...params.code,
      attemptsLeft: triesPerCode,
    })),
    keepOtp: assign({ otp: (_, params: { otp: string }) => params.otp }),
    countWrongTry: assign({ attemptsLeft: ({ context }) => Math.max(0, context.attemptsLeft - 1) }),
    endCode: assign({ expiresAt: 0, errorCode: 'OTP_EXPIRED' }),
    lockCode: assign({ attemptsLeft: 0, errorCode: 'OTP_LOCKED' }),
    waitAsTold: assign({
      resendAt: ({ context }, params: { error: unknown }) => context.now + retryAfterOf(params.error) * 1000,
    }),
    keepError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    forgetError: assign({ errorCode: undefined }),
    rememberCode: (_, _params: SentCode) => notProvided("the action 'rememberCode'"),
    dropCode: () => notProvided("the action 'dropCode'"),
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
      tags: 'pending',
      invoke: {
        id: 'recallCode',
        src: 'recallCode',
        input: ({ context }) => ({ userName: context.userName, reason: context.reason }),
        onDone: [
          {
            description: 'It is still good: go on with it.',
            guard: { type: 'isUsable', params: ({ event }) => ({ code: event.output }) },
            target: 'waiting',
            actions: { type: 'takeCode', params: ({ event }) => ({ code: event.output }) },
          },
          { description: 'None, or too old: ask for one.', target: 'requesting' },
        ],
        onError: {
          description: 'The memory cannot be read: ask for a new one.',
          target: 'requesting',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    requesting: {
      description: 'The server sends a code by SMS or e-mail.',
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
            'forgetError',
            {
              type: 'rememberCode',
              params: ({ context: { refCode, expiresAt, resendAt, attemptsLeft } }) => ({
                refCode,
                expiresAt,
                resendAt,
                attemptsLeft,
              }),
            },
          ],
        },
        onError: [
          {
            description: 'Asked too often; the server says how long to wait.',
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.rateLimited',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'waitAsTold', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'The code could not be sent.',
            target: 'waiting.notSent',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      description: 'The turn is with the person: type the code, or ask for a new one.',
      meta: { spec: ['R4.46', 'R9.21'] },
      initial: 'awaitingCode',
      on: {
        'otp.submit': {
          description: 'Six digits, for a code that is still good.',
          guard: { type: 'canBeTried', params: ({ event }) => ({ otp: event.otp }) },
          target: 'confirming',
          actions: ['forgetError', { type: 'keepOtp', params: ({ event }) => ({ otp: event.otp }) }],
        },
        'otp.resend': {
          description: 'A new code, once the countdown is at 0.',
          guard: 'resendIsDue',
          target: 'requesting',
          actions: 'forgetError',
        },
      },
      states: {
        awaitingCode: {
          description: 'The code was sent; its reference and the countdown show.',
          meta: { spec: ['R4.47'] },
          always: { description: 'Its time is over.', guard: 'hasExpired', target: 'expired' },
        },
        invalid: {
          description: 'The code was wrong; the tries that are left show.',
          tags: 'failed',
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
          entry: 'endCode',
        },
        locked: {
          description: 'Too many wrong codes: only a new one helps.',
          tags: 'failed',
          entry: 'lockCode',
        },
        notSent: {
          description: 'No new code could be sent; an earlier one may still be typed.',
          tags: 'failed',
        },
        rateLimited: { description: 'Too many requests: wait for the countdown.', tags: 'failed' },
      },
    },
    confirming: {
      description: 'The server checks the code.',
      tags: 'pending',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context: { userName, otp, refCode, reason } }) => ({ userName, otp, refCode, reason }),
        onDone: { description: 'It is right.', target: 'confirmed', actions: 'dropCode' },
        onError: [
          {
            description: 'Wrong code.',
            guard: { type: 'isInvalid', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting.invalid',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              'countWrongTry',
              {
                type: 'rememberCode',
                params: ({ context: { refCode, expiresAt, resendAt, attemptsLeft } }) => ({
                  refCode,
                  expiresAt,
                  resendAt,
                  attemptsLeft,
                }),
              },
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
            target: 'waiting.rateLimited',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'waitAsTold', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'waiting.confirmFailed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    confirmed: { description: 'The code is right: code and reference are handed over.', type: 'final' },
  },
})
