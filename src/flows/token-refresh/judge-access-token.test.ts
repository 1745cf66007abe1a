import { expect, it } from 'vitest'
import { accessTokenUntil } from '../../../tests/support/app/fake-api.ts'
import { judgeAccessToken } from './judge-access-token.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const seconds = now / 1000

it('R5.2: judges a token by its exp claim against the current time', () => {
  expect(judgeAccessToken(accessTokenUntil(seconds + 1), now)).toBe('valid')
  expect(judgeAccessToken(accessTokenUntil(seconds), now)).toBe('expired')
  expect(judgeAccessToken(accessTokenUntil(seconds - 1), now)).toBe('expired')
})

it.each(['', 'nonsense', 'a.b.c', 'e30.bm90IGpzb24.e30', 'e30.e30.e30'])(
  'R5.3: a token that cannot be decoded, or says nothing of its end, is as good as expired: %j',
  (token) => {
    expect(judgeAccessToken(token, now)).toBe('undecodable')
  },
)

it('knows when there is none', () => {
  expect(judgeAccessToken(undefined, now)).toBe('missing')
})
