import type { FlowCases } from '@phaen/statecharts'
import type { snackbarMachine } from './snackbar.machine.ts'

export const cases: FlowCases<typeof snackbarMachine> = {
  events: {
    'snackbar.show': [
      { message: { key: 'success.addedToCart', tone: 'success' } },
      { message: { key: 'error.INTERNAL', tone: 'failure' } },
    ],
  },
}
