import type { FlowCases } from '@phaen/statecharts'
import type { searchMachine } from './search.machine.ts'

export const cases: FlowCases<typeof searchMachine> = {
  inputs: [
    { text: '', recent: ['pvc', 'acrylic'] },
    { text: ' a', recent: [] },
    { text: 'acrylic', recent: ['pvc'] },
  ],
  events: {
    'search.type': [{ text: ' ac ' }, { text: 'ac' }, { text: 'p' }],
    'search.arrow': [{ step: 1 }, { step: -1 }],
    'search.follow': [{ text: 'pvc sheet' }, { text: '' }],
    'recent.change': [{ recent: ['pet'] }, { recent: [] }],
  },
  replies: {
    suggest: {
      done: [
        { options: ['product', 'category', 'all'], totalRecords: 35 },
        { options: [], totalRecords: 0 },
      ],
      error: [{ code: 'INTERNAL' }],
    },
  },
}
