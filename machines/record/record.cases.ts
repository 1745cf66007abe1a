import type { FlowCases } from '@phaen/statecharts'
import type { recordMachine } from './record.machine.ts'

export const cases: FlowCases<typeof recordMachine> = {
  inputs: [{ id: 'p-1' }],
  events: { 'record.open': [{ id: 'p-1' }, { id: 'p-2' }] },
  replies: {
    load: {
      done: [{ name: 'Acrylic sheet' }, { name: 'Acrylic sheet, 3 mm' }],
      error: [{ code: 'PRODUCT_NOT_FOUND' }, { code: 'INTERNAL' }],
    },
  },
}
