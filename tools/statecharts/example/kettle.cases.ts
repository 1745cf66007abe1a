import type { FlowCases } from '@phaen/statecharts'
import type { kettleMachine } from './kettle.machine.ts'

export const kettleCases: FlowCases<typeof kettleMachine> = {
  events: { fill: [{ litres: 1 }, { litres: 3 }] },
  replies: { heat: { error: [{ code: 'NO_POWER' }] } },
}
