import type { Profile } from '../../openapi/generated/schema.ts'
import type { FlowCases } from '../../tools/statecharts/cases.ts'
import type { profileMachine } from './profile.machine.ts'

const person: Profile = {
  id: 'c-1',
  kind: 'individual',
  buyerType: 'generalPublic',
  phoneNumber: '0812345678',
  email: 'somchai@example.com',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  productInterests: ['acrylic'],
  consents: { privacyPolicyVersion: '2024-01', news: true },
  isActive: true,
}

const company: Profile = {
  ...person,
  id: 'c-2',
  kind: 'legalEntity',
  buyerType: 'company',
  companyName: 'Nice Signs Co., Ltd.',
  taxId: '0105551234567',
  branchCode: '00000',
}

export const cases: FlowCases<typeof profileMachine> = {
  events: { 'profile.change': [{ changes: { taxId: '123' } }, { changes: { city: 'Bangkok' } }] },
  replies: {
    loadProfile: { done: [person, company], error: [{ code: 'INTERNAL' }] },
    saveProfile: {
      done: [{ ...company, city: 'Bangkok' }],
      error: [
        { code: 'VALIDATION', errors: [{ field: 'firstName', code: 'required' }] },
        { code: 'TAX_ID_INVALID' },
        { code: 'EMAIL_TAKEN' },
        { code: 'INTERNAL' },
      ],
    },
  },
  // An old error has to be there before one sees that it is forgotten.
  stories: [
    [
      { send: { type: 'token.appeared' } },
      { actor: 'loadProfile', done: company },
      { send: { type: 'profile.edit' } },
      { send: { type: 'profile.submit' } },
      { actor: 'saveProfile', error: { code: 'TAX_ID_INVALID' } },
      { send: { type: 'profile.change', changes: { taxId: '0105551234567' } } },
      { send: { type: 'profile.submit' } },
      { actor: 'saveProfile', error: { code: 'EMAIL_TAKEN' } },
      { send: { type: 'profile.submit' } },
      { actor: 'saveProfile', error: { code: 'TAX_ID_INVALID' } },
      { send: { type: 'profile.cancel' } },
    ],
    [
      { send: { type: 'token.appeared' } },
      { actor: 'loadProfile', done: company },
      { send: { type: 'profile.edit' } },
      { send: { type: 'profile.submit' } },
      { actor: 'saveProfile', error: { code: 'INTERNAL' } },
      { send: { type: 'token.disappeared' } },
    ],
  ],
}
