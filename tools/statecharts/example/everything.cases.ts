import type { FlowCases } from '@phaen/statecharts'
import type { everythingMachine } from './everything.machine.ts'

export const everythingCases: FlowCases<typeof everythingMachine> = {
  inputs: [{ left: 2 }],
  events: { 'note.add': [{ text: 'a' }], 'note.drop': [{}] },
  replies: {
    job: { done: [1, 0], error: [{ code: 'INTERNAL' }] },
    ticker: { says: [{ type: 'ticker.tick' }] },
  },
}
