import type { Profile } from '../../openapi/generated/schema.ts'
import type { FlowCases, Story } from '@phaen/statecharts'
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
  lineUserId: 'U0123456789abcdef0123456789abcdef',
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

const refused: Story<typeof profileMachine> = [
  { send: { type: 'session.began' } },
  { actor: 'loadProfile', done: company },
  { send: { type: 'profile.edit', group: 'invoice' } },
  { send: { type: 'profile.submit', changes: { taxId: '123' } } },
  { actor: 'saveProfile', error: { code: 'TAX_ID_INVALID' } },
]

const newsFailed: Story<typeof profileMachine> = [
  { send: { type: 'session.began' } },
  { actor: 'loadProfile', done: person },
  { send: { type: 'news.set', news: false } },
  { actor: 'saveProfile', error: { code: 'INTERNAL' } },
]

const wrongPassword: Story<typeof profileMachine> = [
  { send: { type: 'session.began' } },
  { actor: 'loadProfile', done: person },
  { send: { type: 'account.close' } },
  { send: { type: 'account.erase', password: 'Acrylic4mm' } },
  { actor: 'eraseAccount', error: { code: 'INVALID_OLD_PASSWORD' } },
]

export const cases: FlowCases<typeof profileMachine> = {
  events: {
    'profile.edit': [{ group: 'personal' }, { group: 'invoice' }],
    'profile.submit': [{ changes: { taxId: '123' } }, { changes: { city: 'Bangkok' } }],
    'profile.cancel': [{ hasChanges: true }, { hasChanges: false }],
    'account.erase': [{ password: 'Acrylic3mm' }],
    'news.set': [{ news: true }, { news: false }],
  },
  replies: {
    loadProfile: { done: [person, company], error: [{ code: 'INTERNAL' }] },
    unlinkLine: { done: [undefined], error: [{ code: 'INTERNAL' }] },
    exportData: { done: [undefined], error: [{ code: 'INTERNAL' }] },
    eraseAccount: { done: [undefined], error: [{ code: 'INVALID_OLD_PASSWORD' }, { code: 'RATE_LIMITED' }] },
    saveProfile: {
      done: [{ ...company, city: 'Bangkok' }],
      error: [
        { code: 'VALIDATION', errors: [{ field: 'firstName', code: 'required' }] },
        { code: 'TAX_ID_INVALID' },
        { code: 'INTERNAL' },
      ],
    },
  },
  // These paths cause an error first, so that the test can observe that it is cleared.
  stories: [
    [
      ...refused,
      { send: { type: 'profile.cancel', hasChanges: true } },
      { send: { type: 'discard.cancel' } },
      { send: { type: 'profile.submit', changes: { taxId: '0105551234567' } } },
      { actor: 'saveProfile', error: { code: 'TAX_ID_INVALID' } },
      { send: { type: 'profile.cancel', hasChanges: true } },
      { send: { type: 'discard.confirm' } },
    ],
    [...refused, { send: { type: 'profile.setAside' } }],
    [...refused, { send: { type: 'profile.cancel', hasChanges: false } }],
    [...refused, { send: { type: 'session.ended' } }],
    [...newsFailed, { send: { type: 'news.set', news: false } }],
    [...newsFailed, { send: { type: 'data.export' } }],
    [...newsFailed, { send: { type: 'account.close' } }],
    [...wrongPassword, { send: { type: 'account.keep' } }],
    [...wrongPassword, { send: { type: 'account.erase', password: 'Acrylic3mm' } }],
    [...newsFailed, { send: { type: 'profile.edit', group: 'personal' } }],
  ],
}
