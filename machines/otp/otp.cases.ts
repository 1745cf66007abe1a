import type { FlowCases } from '@phaen/statecharts'
import type { otpMachine } from './otp.machine.ts'

const asker = { userName: '0812345678', reason: 'register' as const }

export const cases: FlowCases<typeof otpMachine> = {
  inputs: [asker],
  events: { 'otp.submit': [{ otp: '123456' }, { otp: '12345' }] },
  replies: {
    clock: {
      says: [
        { type: 'clock.tick', now: 2000 },
        { type: 'clock.tick', now: 4000 },
        { type: 'clock.tick', now: 9000 },
      ],
    },
    recallCode: {
      done: [
        null,
        { ...asker, refCode: 'OLD1', expiresAt: 6000, resendAt: 4000, attemptsLeft: 1 },
        { ...asker, refCode: 'OLD2', expiresAt: 6000, resendAt: 4000, attemptsLeft: 0 },
        { ...asker, refCode: 'OLD3', expiresAt: 0, resendAt: 4000, attemptsLeft: 3 },
        { ...asker, refCode: 'OLD4', expiresAt: 0, resendAt: 0, attemptsLeft: 3 },
      ],
      error: [{ code: 'INTERNAL' }],
    },
    requestCode: {
      done: [{ refCode: 'NEW1', expiresAt: 8000, resendAt: 3000 }],
      error: [{ code: 'RATE_LIMITED', retryAfterSeconds: 5 }, { code: 'INTERNAL' }],
    },
    confirmCode: {
      done: [undefined],
      error: [
        { code: 'OTP_INVALID' },
        { code: 'OTP_INVALID', attemptsLeft: 2 },
        { code: 'OTP_EXPIRED' },
        { code: 'OTP_LOCKED' },
        { code: 'RATE_LIMITED', retryAfterSeconds: 3 },
        { code: 'INTERNAL' },
      ],
    },
  },
  // These paths cause an error first, so that the test can observe that it is cleared.
  stories: [
    [
      { actor: 'recallCode', error: { code: 'INTERNAL' } },
      { actor: 'requestCode', done: { refCode: 'NEW1', expiresAt: 8000, resendAt: 3000 } },
    ],
    [
      { actor: 'recallCode', done: null },
      { actor: 'requestCode', done: { refCode: 'NEW1', expiresAt: 8000, resendAt: 3000 } },
      { send: { type: 'otp.submit', otp: '123456' } },
      { actor: 'confirmCode', error: { code: 'INTERNAL' } },
      { send: { type: 'otp.submit', otp: '123456' } },
    ],
  ],
}
