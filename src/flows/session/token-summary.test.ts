import { expect, it } from 'vitest'
import { accessTokenUntil } from '../../../tests/support/app/fake-api.ts'
import { summaryOf } from './token-summary.ts'

it('says which tokens there are and whose, and nothing else', () => {
  const accessToken = accessTokenUntil(0, 1, 'c-7')
  expect(summaryOf({ accessToken, refreshToken: 'refresh-1' })).toEqual({
    accessToken: true,
    refreshToken: true,
    customerId: 'c-7',
  })
  expect(summaryOf({})).toEqual({ accessToken: false, refreshToken: false, customerId: undefined })
})

it.each(['', 'nonsense', 'a.b.c', 'e30.e30.e30'])(
  'R4.1 R6.15: an access token that names nobody is there all the same, of an unknown customer: %j',
  (accessToken) => {
    expect(summaryOf({ accessToken })).toEqual({
      accessToken: true,
      refreshToken: false,
      customerId: undefined,
    })
  },
)
