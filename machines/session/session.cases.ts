import type { FlowCases } from '@phaen/statecharts'
import type { sessionMachine } from './session.machine.ts'

export const cases: FlowCases<typeof sessionMachine> = {
  inputs: [
    { cookies: { accessToken: false, refreshToken: false, customerId: undefined } },
    { cookies: { accessToken: false, refreshToken: true, customerId: undefined } },
    { cookies: { accessToken: true, refreshToken: true, customerId: 'c-1' } },
    { cookies: { accessToken: true, refreshToken: true, customerId: undefined } },
  ],
  events: {
    'signIn.submit': [{ userName: '0812345678', password: 'Acrylic3mm' }],
    'refresh.succeeded': [{ customerId: 'c-1' }, { customerId: 'c-2' }],
    'refresh.failed': [{ code: 'REFRESH_REFUSED' }, { code: 'UNAUTHORIZED' }],
    'cookies.changed': [
      { cookies: { accessToken: true, refreshToken: true, customerId: 'c-1' } },
      { cookies: { accessToken: true, refreshToken: true, customerId: 'c-2' } },
      { cookies: { accessToken: true, refreshToken: true, customerId: undefined } },
      { cookies: { accessToken: false, refreshToken: true, customerId: undefined } },
      { cookies: { accessToken: false, refreshToken: false, customerId: undefined } },
      { cookies: { accessToken: false, refreshToken: false, customerId: undefined, hasSignedOut: true } },
    ],
  },
  replies: {
    signIn: {
      done: [{ accessToken: 'access-1', refreshToken: 'refresh-1', customerId: 'c-1' }],
      error: [
        { code: 'BAD_CREDENTIALS' },
        { code: 'USER_INACTIVE' },
        { code: 'RATE_LIMITED', retryAfterSeconds: 30 },
        { code: 'INTERNAL' },
      ],
    },
  },
  // These paths cause an error first, so that the test can observe that it is cleared.
  stories: [
    [
      { send: { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } },
      { actor: 'signIn', error: { code: 'BAD_CREDENTIALS' } },
      { send: { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } },
    ],
    [
      { send: { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } },
      { actor: 'signIn', error: { code: 'USER_INACTIVE' } },
      { send: { type: 'signIn.dismiss' } },
    ],
    [
      { send: { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } },
      { actor: 'signIn', error: { code: 'INTERNAL' } },
      {
        send: {
          type: 'cookies.changed',
          cookies: { accessToken: true, refreshToken: true, customerId: 'c-1' },
        },
      },
    ],
  ],
}
