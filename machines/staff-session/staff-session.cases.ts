import type { FlowCases } from '@phaen/statecharts'
import type { Staff } from '../../openapi/generated/schema.ts'
import type { staffSessionMachine } from './staff-session.machine.ts'

const somsri: Staff = {
  id: 'st-1',
  name: 'สมศรี ใจดี',
  email: 'somsri@example.com',
  role: 'sales',
  rights: ['session', 'orders'],
}
const typed = { email: 'somsri@example.com', password: 'Sheet2024' }
const wrongPassword = { code: 'BAD_CREDENTIALS', attemptsLeft: 3 }

export const cases: FlowCases<typeof staffSessionMachine> = {
  events: {
    'password.submit': [typed],
    'code.submit': [{ code: '482913' }],
  },
  replies: {
    whoAmI: {
      done: [somsri],
      error: [{ code: 'UNAUTHORIZED' }, { code: 'OFFLINE' }],
    },
    signIn: {
      done: [undefined],
      error: [
        { code: 'OTP_INVALID', attemptsLeft: 2 },
        wrongPassword,
        { code: 'RATE_LIMITED', retryAfterSeconds: 600 },
        { code: 'INTERNAL' },
      ],
    },
    signOut: { done: [undefined], error: [{ code: 'UNAUTHORIZED' }, { code: 'OFFLINE' }] },
  },
  // These paths cause an error first, so that the test can observe that it is cleared.
  stories: [
    [
      { actor: 'whoAmI', error: { code: 'UNAUTHORIZED' } },
      { send: { type: 'password.submit', ...typed } },
      { actor: 'signIn', error: wrongPassword },
      { send: { type: 'password.submit', ...typed } },
    ],
  ],
}
