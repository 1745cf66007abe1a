import { expect, it } from 'vitest'
import { answerIn } from './line-answer.ts'

it.each([
  ['?code=c&state=s', 'kept', { answer: { attempt: 'kept', state: 's', code: 'c' } }],
  ['?code=c&state=s', undefined, { errorCode: 'LINE_REFUSED' }],
  ['?code=c', 'kept', { errorCode: 'LINE_REFUSED' }],
  ['', 'kept', { errorCode: 'LINE_REFUSED' }],
  ['?error=access_denied&state=s', 'kept', { errorCode: 'DENIED' }],
  ['?error=server_error&state=s', 'kept', { errorCode: 'LINE_UNAVAILABLE' }],
])('R21.27: %j, after an attempt that was %s, means %j', (search, attempt, meaning) => {
  expect(answerIn(search, attempt)).toEqual(meaning)
})
