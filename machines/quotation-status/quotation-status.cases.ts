import type { FlowCases } from '@phaen/statecharts'
import type { quotationStatusMachine } from './quotation-status.machine.ts'

const validUntil = 1_797_033_600_000
const moments = [{ at: validUntil - 1 }, { at: validUntil }]

export const cases: FlowCases<typeof quotationStatusMachine> = {
  inputs: [{ validUntil }],
  events: {
    'quotation.change': moments,
    'quotation.accept': moments,
    'quotation.decline': moments,
    'time.passes': moments,
  },
}
