import type { FlowCases } from '@phaen/statecharts'
import type { cutToSizeMachine } from './cut-to-size.machine.ts'

const goods = { sheet: { width: 1220, length: 2440 }, saw: { kerf: 3, minimum: 50 }, stock: 1 }

export const cases: FlowCases<typeof cutToSizeMachine> = {
  inputs: [
    { goods, rows: [], mayTurn: true },
    { goods, rows: [{ width: '800', length: '600', count: '2' }], mayTurn: true },
    { goods, rows: Array.from({ length: 40 }, () => ({ width: '', length: '', count: '' })), mayTurn: true },
  ],
  events: {
    'row.write': [
      { row: 0, written: { width: '800', length: '600', count: '2' } },
      { row: 0, written: { width: '1300', length: '1250', count: '1' } },
      { row: 0, written: { width: '', length: '', count: '' } },
      { row: 0, written: { width: '1220', length: '2440', count: '2' } },
    ],
    'row.add': [{}],
    'row.remove': [{ row: 0 }],
    'turning.allow': [{ mayTurn: false }, { mayTurn: true }],
    'cart.add': [{}],
  },
  replies: {
    addPieces: { done: [undefined], error: [{ code: 'OUT_OF_STOCK' }] },
  },
}
