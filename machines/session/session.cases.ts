import type { FlowCases } from '../../tools/statecharts/cases.ts'
import type { sessionMachine } from './session.machine.ts'

export const cases: FlowCases<typeof sessionMachine> = {
  inputs: [
    { cookies: { accessToken: false, refreshToken: false } },
    { cookies: { accessToken: false, refreshToken: true } },
    { cookies: { accessToken: true, refreshToken: true } },
  ],
  events: {
    'signIn.submit': [{ userName: '0812345678', password: 'Acrylic3mm' }],
    'cookies.changed': [
      { cookies: { accessToken: true, refreshToken: true } },
      { cookies: { accessToken: false, refreshToken: true } },
      { cookies: { accessToken: false, refreshToken: false } },
    ],
  },
  replies: {
    signIn: {
      done: [{ accessToken: 'access-1', refreshToken: 'refresh-1' }],
      error: [
        { code: 'BAD_CREDENTIALS' },
        { code: 'USER_INACTIVE' },
        { code: 'RATE_LIMITED', retryAfterSeconds: 30 },
        { code: 'INTERNAL' },
      ],
    },
    refreshTokens: { done: [undefined], error: [{ code: 'REFRESH_REFUSED' }] },
  },
  // An old error has to be there before one sees that it is forgotten.
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
      { send: { type: 'cookies.changed', cookies: { accessToken: true, refreshToken: true } } },
    ],
  ],
}
