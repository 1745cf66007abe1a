import type { FlowCases } from '@phaen/statecharts'
import type { stockNoticeMachine } from './stock-notice.machine.ts'

const asked = { isAsked: true, channel: 'sms', to: '0812345678' } as const
const open = { ...asked, isAsked: false }

export const cases: FlowCases<typeof stockNoticeMachine> = {
  inputs: [{ variantId: 'v-1001-1' }],
  events: {
    'notice.ask': [{}],
    'notice.withdraw': [{}],
    'session.began': [{}],
    'session.ended': [{}],
  },
  replies: {
    readNotice: { done: [open, asked], error: [{ code: 'INTERNAL' }] },
    askForNotice: { done: [asked], error: [{ code: 'RATE_LIMITED' }] },
    withdrawNotice: { done: [open], error: [{ code: 'INTERNAL' }] },
  },
}
