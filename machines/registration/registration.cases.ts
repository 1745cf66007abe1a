import type { FlowCases, Story } from '@phaen/statecharts'
import type { registrationMachine, Submission } from './registration.machine.ts'

export const person: Submission = {
  userName: '0812345678',
  password: 'Acrylic3mm',
  hasConsent: true,
  details: {
    buyerType: 'generalPublic',
    phoneNumber: '0812345678',
    email: 'buyer@example.co.th',
    firstName: 'Somchai',
    lastName: 'Jaidee',
    productInterests: ['acrylic'],
    consents: { privacyPolicyVersion: '2024-01', news: false },
  },
}

const toCode: Story<typeof registrationMachine> = [
  { send: { type: 'buyerType.choose', buyerType: 'generalPublic' } },
  { send: { type: 'details.submit', ...person } },
  { actor: 'checkPhone', done: { isExist: false } },
]
const codeRunOut: Story<typeof registrationMachine> = [
  ...toCode,
  { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
  { actor: 'register', error: { code: 'OTP_EXPIRED' } },
]

const unanswered: Story<typeof registrationMachine> = [
  ...toCode,
  { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
  { actor: 'register', error: { code: 'INTERNAL' } },
  { send: { type: 'submit.retry' } },
]

export const cases: FlowCases<typeof registrationMachine> = {
  inputs: [{ buyerType: undefined }, { buyerType: 'generalPublic' }, { buyerType: 'company' }],
  events: {
    'buyerType.choose': [{ buyerType: 'generalPublic' }, { buyerType: 'company' }],
    'phone.enter': [{ phoneNumber: '0812345678' }],
    'details.submit': [person, { ...person, hasConsent: false }],
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
        { code: 'VALIDATION', errors: [{ field: 'consents.privacyPolicyVersion', code: 'notInForce' }] },
        { code: 'INTERNAL' },
      ],
    },
    signIn: { done: [undefined], error: [{ code: 'RATE_LIMITED' }, { code: 'BAD_CREDENTIALS' }] },
  },
  // These paths first cause an error or look up a phone number, so that the test can observe its removal.
  stories: [
    [
      { send: { type: 'buyerType.choose', buyerType: 'generalPublic' } },
      { send: { type: 'details.submit', ...person } },
      { actor: 'checkPhone', done: { isExist: true } },
      { send: { type: 'step.back' } },
      { send: { type: 'buyerType.choose', buyerType: 'company' } },
    ],
    [
      { send: { type: 'buyerType.choose', buyerType: 'generalPublic' } },
      { send: { type: 'phone.enter', phoneNumber: '0898765432' } },
      { actor: 'checkPhone', done: { isExist: true } },
      { send: { type: 'phone.enter', phoneNumber: '0812345678' } },
      { actor: 'checkPhone', done: { isExist: false } },
      { send: { type: 'details.submit', ...person } },
      { send: { type: 'step.back' } },
    ],
    [...codeRunOut, { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } }],
    [...codeRunOut, { send: { type: 'step.back' } }],
    [
      ...unanswered,
      { actor: 'register', error: { code: 'OTP_EXPIRED' } },
      { actor: 'signIn', done: undefined },
    ],
    [
      ...unanswered,
      { actor: 'register', error: { code: 'PHONE_TAKEN' } },
      { actor: 'signIn', error: { code: 'BAD_CREDENTIALS' } },
    ],
    [
      ...unanswered,
      { actor: 'register', error: { code: 'OTP_EXPIRED' } },
      { actor: 'signIn', error: { code: 'RATE_LIMITED' } },
      { send: { type: 'submit.retry' } },
    ],
  ],
}
