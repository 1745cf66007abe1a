import type { FlowCases } from '@phaen/statecharts'
import type { overlayMachine } from './overlay.machine.ts'

export const cases: FlowCases<typeof overlayMachine> = {
  events: {
    'overlay.open': [{ below: 0 }, { below: 2 }],
    'overlay.setPersistent': [{ persistent: true }, { persistent: false }],
  },
}
