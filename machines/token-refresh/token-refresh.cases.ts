import type { FlowCases } from '@phaen/statecharts'
import type { tokenRefreshMachine } from './token-refresh.machine.ts'

export const cases: FlowCases<typeof tokenRefreshMachine> = {
  events: {
    'request.refused': [{ id: 'orders' }, { id: 'cart' }],
    'request.answered': [{ id: 'orders' }],
  },
  replies: {
    takeLock: { done: [undefined], error: [{ code: 'INTERNAL' }] },
    readTokens: {
      done: [
        { refreshToken: true, accessToken: 'expired' },
        { refreshToken: true, accessToken: 'undecodable' },
        { refreshToken: true, accessToken: 'refused' },
        { refreshToken: true, accessToken: 'missing' },
        { refreshToken: true, accessToken: 'replaced' },
        { refreshToken: false, accessToken: 'expired' },
        { refreshToken: false, accessToken: 'missing' },
      ],
      error: [{ code: 'INTERNAL' }],
    },
    refresh: {
      done: [{ accessToken: 'access-2', refreshToken: 'refresh-2' }],
      error: [
        { code: 'REFRESH_REFUSED' },
        { code: 'VALIDATION' },
        { code: 'UNAUTHORIZED' },
        { code: 'OFFLINE' },
      ],
    },
  },
  // This path repeats a request first, so that the test can observe its removal once it is answered.
  stories: [
    [
      { send: { type: 'request.refused', id: 'orders' } },
      { actor: 'takeLock', done: undefined },
      { actor: 'readTokens', done: { refreshToken: true, accessToken: 'expired' } },
      { actor: 'refresh', done: { accessToken: 'access-2', refreshToken: 'refresh-2' } },
      { send: { type: 'request.answered', id: 'orders' } },
    ],
  ],
}
