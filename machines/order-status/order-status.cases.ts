import type { FlowCases } from '../../tests/model/cases.ts'
import type { orderStatusMachine } from './order-status.machine.ts'

export const cases: FlowCases<typeof orderStatusMachine> = {
  inputs: [{ paymentChannel: 'card' }, { paymentChannel: 'cashOnDelivery' }],
}
