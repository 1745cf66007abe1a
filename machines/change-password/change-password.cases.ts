import type { FlowCases } from '@phaen/statecharts'
import type { changePasswordMachine } from './change-password.machine.ts'

export const cases: FlowCases<typeof changePasswordMachine> = {
  inputs: [{ userName: '0812345678' }],
  events: {
    'passwords.submit': [
      { oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' },
      { oldPassword: 'Acrylic4mm', newPassword: 'Acrylic6mm' },
    ],
  },
  replies: {
    otp: { done: [{ otp: '123456', refCode: 'AB12' }], error: [{ code: 'INTERNAL' }] },
    changePassword: {
      done: [undefined],
      error: [
        { code: 'INVALID_OLD_PASSWORD' },
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
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } },
      { actor: 'otp', error: { code: 'INTERNAL' } },
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } },
    ],
    [
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'changePassword', error: { code: 'INVALID_OLD_PASSWORD' } },
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic4mm', newPassword: 'Acrylic5mm' } },
    ],
    [
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'changePassword', error: { code: 'OTP_EXPIRED' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
    ],
    [
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'changePassword', error: { code: 'OTP_EXPIRED' } },
      { send: { type: 'step.back' } },
    ],
    [
      { send: { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'changePassword', error: { code: 'INTERNAL' } },
      { send: { type: 'submit.retry' } },
      { actor: 'changePassword', error: { code: 'INVALID_OLD_PASSWORD' } },
    ],
  ],
}
