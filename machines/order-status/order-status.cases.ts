import type { FlowCases } from '@phaen/statecharts'
import type { orderStatusMachine } from './order-status.machine.ts'

export const cases: FlowCases<typeof orderStatusMachine> = {
  inputs: [
    { paymentChannel: 'card', needsConfirmation: false, isPickUp: false },
    { paymentChannel: 'cashOnDelivery', needsConfirmation: false, isPickUp: false },
    { paymentChannel: 'cashOnDelivery', needsConfirmation: true, isPickUp: false },
    { paymentChannel: 'card', needsConfirmation: false, isPickUp: true },
    { paymentChannel: 'payAtCounter', needsConfirmation: true, isPickUp: true },
  ],
}
