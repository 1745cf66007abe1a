import type { FlowCases } from '../../tools/statecharts/cases.ts'
import type { tokenRefreshMachine } from './token-refresh.machine.ts'

export const cases: FlowCases<typeof tokenRefreshMachine> = {
  events: {
    'request.refused': [{ id: 'orders' }, { id: 'cart' }],
    'request.answered': [{ id: 'orders' }],
  },
  replies: {
    takeLock: { done: [undefined], error: [{ code: 'INTERNAL' }] },
    lookAtTokens: {
      done: [
        { refreshToken: true, accessToken: 'expired' },
        { refreshToken: true, accessToken: 'undecodable' },
        { refreshToken: true, accessToken: 'refused' },
        { refreshToken: true, accessToken: 'missing' },
        { refreshToken: true, accessToken: 'replaced' },
        { refreshToken: false, accessToken: 'expired' },
      ],
      error: [{ code: 'INTERNAL' }],
    },
    refresh: {
      done: [{ accessToken: 'access-2', refreshToken: 'refresh-2' }],
      error: [{ code: 'REFRESH_REFUSED' }],
    },
  },
  // A request has to be repeated before one sees that its answer lets it be forgotten.
  stories: [
    [
      { send: { type: 'request.refused', id: 'orders' } },
      { actor: 'takeLock', done: undefined },
      { actor: 'lookAtTokens', done: { refreshToken: true, accessToken: 'expired' } },
      { actor: 'refresh', done: { accessToken: 'access-2', refreshToken: 'refresh-2' } },
      { send: { type: 'request.answered', id: 'orders' } },
    ],
  ],
}
