import type { FlowCases } from '@phaen/statecharts'
import type { orderStatusMachine } from './order-status.machine.ts'

export const cases: FlowCases<typeof orderStatusMachine> = {
  inputs: [
    { paymentChannel: 'card', needsConfirmation: false },
    { paymentChannel: 'cashOnDelivery', needsConfirmation: false },
    { paymentChannel: 'cashOnDelivery', needsConfirmation: true },
  ],
}
