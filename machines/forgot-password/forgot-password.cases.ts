import type { FlowCases } from '@phaen/statecharts'
import type { forgotPasswordMachine } from './forgot-password.machine.ts'

export const cases: FlowCases<typeof forgotPasswordMachine> = {
  events: {
    'account.submit': [
      { kind: 'individual', userName: '0812345678' },
      { kind: 'legalEntity', userName: 'buyer@example.co.th' },
    ],
    'password.submit': [{ newPassword: 'Acrylic5mm' }],
  },
  replies: {
    otp: { done: [{ otp: '123456', refCode: 'AB12' }], error: [{ code: 'INTERNAL' }] },
    resetPassword: {
      done: [undefined],
      error: [
        { code: 'OTP_INVALID' },
        { code: 'OTP_EXPIRED' },
        { code: 'OTP_LOCKED' },
        { code: 'VALIDATION', errors: [{ field: 'newPassword', code: 'common' }] },
        { code: 'INTERNAL' },
      ],
    },
  },
  // These paths cause an error first, so that the test can observe that it is cleared.
  stories: [
    [
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
      { actor: 'otp', error: { code: 'INTERNAL' } },
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
    ],
    [
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
      { actor: 'resetPassword', error: { code: 'OTP_EXPIRED' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
    ],
    [
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
      { actor: 'resetPassword', error: { code: 'OTP_EXPIRED' } },
      { send: { type: 'step.back' } },
    ],
    [
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
      { actor: 'resetPassword', error: { code: 'INTERNAL' } },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
      { actor: 'resetPassword', error: { code: 'OTP_EXPIRED' } },
      { send: { type: 'step.back' } },
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
    ],
    [
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
      {
        actor: 'resetPassword',
        error: { code: 'VALIDATION', errors: [{ field: 'newPassword', code: 'common' }] },
      },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
    ],
    [
      { send: { type: 'account.submit', kind: 'individual', userName: '0812345678' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { send: { type: 'password.submit', newPassword: 'Acrylic5mm' } },
      {
        actor: 'resetPassword',
        error: { code: 'VALIDATION', errors: [{ field: 'newPassword', code: 'common' }] },
      },
      { send: { type: 'step.back' } },
    ],
  ],
}
