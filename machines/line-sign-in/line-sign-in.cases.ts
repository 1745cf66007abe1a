import type { FlowCases } from '@phaen/statecharts'
import type { lineSignInMachine } from './line-sign-in.machine.ts'

const answer = { attempt: 'attempt-1', state: 'state-1', code: 'code-1' }
const session = { accessToken: 'access-1', refreshToken: 'refresh-1' }

export const cases: FlowCases<typeof lineSignInMachine> = {
  inputs: [{}, { answer }, { errorCode: 'LINE_DENIED' }],
  events: { 'phone.submit': [{ phoneNumber: '0812345678' }] },
  replies: {
    otp: { done: [{ otp: '123456', refCode: 'AB12' }], error: [{ code: 'INTERNAL' }] },
    startAtLine: { done: [{ url: 'https://access.line.me/' }], error: [{ code: 'OFFLINE' }] },
    signIn: {
      done: [{ session }, { lineLinkToken: 'link-1' }],
      error: [{ code: 'LINE_REFUSED' }, { code: 'LINE_UNAVAILABLE' }],
    },
    findAccount: { done: [{ isExist: true }, { isExist: false }], error: [{ code: 'OFFLINE' }] },
    link: {
      done: [session],
      error: [
        { code: 'OTP_INVALID' },
        { code: 'LINE_REFUSED' },
        { code: 'USER_INACTIVE' },
        { code: 'INTERNAL' },
      ],
    },
  },
}
