import type { FlowCases } from '../../tools/statecharts/cases.ts'
import type { registrationMachine } from './registration.machine.ts'

export const cases: FlowCases<typeof registrationMachine> = {
  events: {
    'buyerType.choose': [{ buyerType: 'generalPublic' }, { buyerType: 'company' }],
    'details.change': [
      {
        changes: {
          phoneNumber: '0812345678',
          email: 'buyer@example.co.th',
          password: 'Acrylic3mm',
          taxId: '0105500000001',
          privacyPolicyVersion: '2024-01',
        },
      },
    ],
  },
  replies: {
    checkPhone: { done: [{ isExist: false }, { isExist: true }], error: [{ code: 'RATE_LIMITED' }] },
    otp: { done: [{ otp: '123456', refCode: 'AB12' }], error: [{ code: 'INTERNAL' }] },
    register: {
      done: [{ id: 'customer-1' }],
      error: [
        { code: 'OTP_INVALID' },
        { code: 'OTP_EXPIRED' },
        { code: 'OTP_LOCKED' },
        { code: 'PHONE_TAKEN' },
        { code: 'EMAIL_TAKEN' },
        { code: 'TAX_ID_INVALID' },
        { code: 'VALIDATION', errors: [{ field: 'firstName', code: 'VALIDATION' }] },
        { code: 'INTERNAL' },
      ],
    },
  },
  // An old error has to be there before one sees that it is forgotten.
  stories: [
    [
      { send: { type: 'buyerType.choose', buyerType: 'generalPublic' } },
      {
        send: {
          type: 'details.change',
          changes: { phoneNumber: '0812345678', privacyPolicyVersion: '2024-01' },
        },
      },
      { send: { type: 'details.submit' } },
      { actor: 'checkPhone', done: { isExist: true } },
      { send: { type: 'step.back' } },
    ],
    [
      { send: { type: 'buyerType.choose', buyerType: 'generalPublic' } },
      {
        send: {
          type: 'details.change',
          changes: { phoneNumber: '0812345678', privacyPolicyVersion: '2024-01' },
        },
      },
      { send: { type: 'details.submit' } },
      { actor: 'checkPhone', done: { isExist: false } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'register', error: { code: 'OTP_EXPIRED' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
    ],
    [
      { send: { type: 'buyerType.choose', buyerType: 'generalPublic' } },
      {
        send: {
          type: 'details.change',
          changes: { phoneNumber: '0812345678', privacyPolicyVersion: '2024-01' },
        },
      },
      { send: { type: 'details.submit' } },
      { actor: 'checkPhone', done: { isExist: false } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'register', error: { code: 'OTP_EXPIRED' } },
      { send: { type: 'step.back' } },
    ],
  ],
}
