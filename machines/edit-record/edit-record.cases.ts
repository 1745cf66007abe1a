import type { FlowCases } from '@phaen/statecharts'
import type { editRecordMachine } from './edit-record.machine.ts'

export const cases: FlowCases<typeof editRecordMachine> = {
  events: { 'change.save': [{ change: 'process' }, { change: 'ready' }] },
  replies: { save: { done: [undefined], error: [{ code: 'EDIT_CONFLICT' }, { code: 'INTERNAL' }] } },
  // Another change follows a refused one, so that the test can observe which of them is sent.
  stories: [
    [
      { send: { type: 'change.save', change: 'process' } },
      { actor: 'save', error: { code: 'INTERNAL' } },
      { send: { type: 'change.save', change: 'ready' } },
    ],
  ],
}
